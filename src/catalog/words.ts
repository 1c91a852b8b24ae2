/**
 * Words as the search compares them: folded, without plural and verb endings, and without common question words.
 */

/** The words of a text: letters and digits, and what C++ and C# end in. */
export function splitWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? []
}

/** Folds case and diacritics, so that "Entité" finds "entite". */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A word without its inflection: "tracing", "traces" and "traced" are "trac". */
export const stem = (word: string): string => {
  const singular = word.length > 3 ? word.replace(/ies$/, 'y').replace(/([^us])s$/, '$1') : word
  const plain = singular.length > 6 ? singular.replace(/ing$/, '') : singular
  return (plain.length > 5 ? plain.replace(/ed$/, '') : plain).replace(/(?<=...)e$/, '')
}

/** Words so common in questions that they do not distinguish recipes. */
const common: ReadonlySet<string> = new Set(
  (
    'a about all an and any are as at be between by can chart charts create design diagram diagrams display do does draw drawing ' +
    'example examples explain explaining find for from get give graph graphs have help how i illustrate in into is it its ' +
    'kind like look make making me my need of on one or our over overview picture please present render represent shape should show ' +
    'showing shows some template that the their them there these they this to us use using via view visual visualize ' +
    'visualization want was way we what when where which who why will with work working works you your'
  ).split(' '),
)

/** The words that distinguish recipes; all words if there are none. */
export const significant = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !common.has(word))
  return telling.length > 0 ? telling : words
}
