/**
 * Words as the search compares them: folded, reduced to their stem, and weighted by what they tell about a recipe.
 *
 * Chinese and Japanese do not separate words: of these, each pair of neighboring characters counts as one.
 */
import { stemmer } from 'stemmer'

/** The words of a text, in order: letters and digits, and what C++ and C# end in; words that tell nothing are left out. */
export function splitWords(text: string): string[] {
  const folded = fold(text)
  // Plain text, the common case, needs neither Unicode classes nor a look at each word's script.
  const words = plain.test(folded)
    ? (folded.match(/[a-z0-9]+[+#]*/g) ?? [])
    : (folded.match(/[\p{L}\p{N}]+[+#]*/gu) ?? []).flatMap((run) => (joined.test(run) ? pairsIn(run) : [run]))
  return words.filter((word) => !silent.has(word))
}

/** Folds case and diacritics, so that "Entité" finds "entite". */
export const fold = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const plain = /^[ -~]*$/

/** What writes words without spaces: Han, Hiragana, Katakana and its long vowel. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

const joinedRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu

const pairsIn = (run: string): string[] =>
  run
    .split(between)
    .flatMap((each) => each.match(joinedRuns) ?? [])
    .flatMap((part) => {
      const letters = Array.from(part)
      if (!joined.test(part) || letters.length === 1) return [part]
      const pairs = letters.slice(1).map((letter, at) => letters[at]! + letter)
      const telling = pairs.filter((pair) => !inflected.test(pair) && !particles.test(pair))
      return telling.length > 0 ? telling : pairs
    })

/** What Japanese puts between words: one letter among others, and one that is never a part of a word. */
const between =
  /を|(?<=[\p{Script=Han}\p{Script=Katakana}ー])[のでにはがとへも](?=[\p{Script=Han}\p{Script=Katakana}])/u

/** Half of a word and half of what Japanese joins it to others with: tells neither. */
const inflected =
  /[\p{Script=Han}\p{Script=Katakana}]\p{Script=Hiragana}|\p{Script=Hiragana}[\p{Script=Han}\p{Script=Katakana}]/u

/** Endings and particles of Japanese. */
const particles = /^\p{Script=Hiragana}+$/u

/**
 * A word without its inflection, by Porter's algorithm: "tracing", "traces" and "traced" are "trace". Its final "i" for
 * "y" is undone, or "deploy" would not be "deployment".
 */
export const stem = (word: string): string => {
  const known = stems.get(word)
  if (known !== undefined) return known
  const root = /^[a-z]{3,}$/.test(word) ? stemmer(word).replace(/i$/, 'y') : word
  if (stems.size < mostStems) stems.set(word, root)
  return root
}

// The words of a catalog recur: each is stemmed once. Bounded, since queries hold any words.
const stems = new Map<string, string>()
const mostStems = 20_000

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that tell nothing, alone or beside others; then those of German, Spanish, French and Portuguese. */
const silent = set(
  'a am an and any are as at be been being but by d for from had has have i if in into is it its let ll m me my of on or our ' +
    's so some t than that the their them then there these they this those to too us ve was we were will with would you your ' +
    'please just really actually also ' +
    'der das den dem ein eine einen eines einer und oder mit von vom fur im zum zur wie welche welcher welches ist sind ' +
    'el los las del una y con por para que como es son le les du une et avec pour dans est sont entre ' +
    'um uma os na com qual quais cual cuales quel quelle ' +
    'aus auf bei bis nach durch nicht noch wird werden kann wenn was wer wann warum sich mein meine unser unsere andere anderer anderen ' +
    'cuando donde quien otro otra otros mi mis su sus al se hay esta cada muy sobre hasta desde ' +
    'qui quand sur mon nos notre cette ces au aux ne pas quoi chaque se quando onde quem ao aos nao meu minha nossa pelo pela varios duas dois ' +
    '什么 怎么 如何 之后 时候 哪个 哪些',
)

/** Words of questions: they tell questions apart, and hardly recipes. */
const asking = set('how what when where which who whom whose why does do did done can could should')

/** Words that half of all queries have, whatever they are about. */
const usual = set(
  'all about chart charts create describe describing design diagram diagrams display draw drawing each example examples explain explaining find ' +
    'get give graph graphs help illustrate kind like look make making many more much need one over overview persuade picture present ' +
    'represent see show showing shows shown template use uses used using via view visual visualize visualization want way ' +
    'work works working tell say says know x y',
)

/** How much a word tells, from 0 to 1, before its rarity is known. */
export const tells = (word: string): number =>
  usual.has(word) || isSmallNumber(word) ? 0.1 : asking.has(word) ? 0.2 : 1

/** The words that tell something; all words if none does. */
export const significant = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => tells(word) === 1)
  return telling.length > 0 ? telling : words
}

const isSmallNumber = (word: string): boolean => /^\d{1,2}$/.test(word)
