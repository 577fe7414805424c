explained = { $given ->
    [yes] Explicación del autor: «{ $words }»
   *[no] { "" }
 }

agreed = { $agreeing } de { $people } personas que no conocían la solución la dieron. Autor: { $author }; fuente: { $source }; licencia: { $licence }.
