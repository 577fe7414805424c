explained = { $given ->
    [yes] Its author explains: “{ $words }”
   *[no] { "" }
 }

agreed = { $agreeing } of { $people } people who did not know the answer gave it. Author: { $author }; source: { $source }; licence: { $licence }.
