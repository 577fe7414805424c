explained = { $given ->
    [yes] 作者的解释：“{ $words }”
   *[no] { "" }
 }

agreed = { $people } 位事先不知道答案的人中有 { $agreeing } 位给出了这个答案。作者：{ $author }；出处：{ $source }；许可：{ $licence }。
