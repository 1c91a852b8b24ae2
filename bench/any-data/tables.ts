/**
 * What the campaign prints, and its page in the documentation.
 */
import { families } from '../../src/catalog/recipe.ts'
import type { Result } from './campaign.ts'

/** The columns: relations, and how they are called. */
const kinds = [
  ['thrown', 'thrown'],
  ['false', 'false'],
  ['focus', 'by focus'],
  ['order', 'by order'],
  ['scale', 'by scale'],
  ['rename', 'by names'],
  ['lost', 'lost'],
  ['cut', 'cut'],
  ['silent', 'silent'],
  ['warned', 'warned'],
  ['refused by a rule', 'refused by a rule'],
  ['refused', 'refused'],
] as const

/** Data sets with a finding of each kind, by recipe, family and all. */
export function campaignTable(results: Result[]): string {
  const lines = families.flatMap((family) => {
    const own = results.filter(({ recipe }) => recipe.family === family)
    return own.length === 0 ? [] : [...own.map((each) => row(`\`${each.id}\``, [each])), row(`**${family}**`, own)]
  })
  const head = ['recipe', 'data sets', ...kinds.map(([, name]) => name)]
  return [head, head.map(() => '---'), ...lines, row('**All**', results)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const row = (name: string, results: Result[]): (string | number)[] => [
  name,
  results.reduce((sum, { made }) => sum + made, 0),
  ...kinds.map(([relation]) => results.reduce((sum, { sets }) => sum + (sets.get(relation) ?? 0), 0)),
]

/** What was found in one recipe, the most frequent first. */
export const whyLines = ({ id, seen }: Result): string[] =>
  [...seen]
    .toSorted(([, a], [, b]) => b.sets - a.sets)
    .map(([kind, { sets, seed, what }]) => `${id}  ${sets} x ${kind} (${seed}): ${what.slice(0, 240)}`)

/** The page; recipes that a campaign in parts has not come to yet are named below the table. */
export const anyDataPage = (results: Result[]): string => {
  const tried = results.filter((each) => each.tried > 0)
  const others = results.filter((each) => each.tried === 0).map(({ id }) => `\`${id}\``)
  return page(tried) + (others.length === 0 ? '' : `\nNot measured yet: ${others.join(', ')}.\n`)
}

const page = (results: Result[]): string => `# Data that nobody here wrote

Each recipe draws data sets made from its schema alone, in turn of every hostile shape: flat, zero and negative values, tiny beside huge ones, one outlier, ties, values just below a hundred, as few and as many entries as the form takes, long, unbroken and one-letter words, emoji, Chinese, Korean, Arabic and Hebrew, every field given and none that can be left out.

Of 20 data sets, 14 have lists of 4 to 16 entries and trees of as many nodes; four have lists as short as they can be or hardly longer; two have the most that the form takes. Graphs and tables with relations are smaller, as a layout takes time with the square of their size, and what is wrong with words, numbers and fields is so in small ones too: 4 to 9 nodes with a few edges more in 14 of 20; in the two, 14 nodes, and one in ten of these has the most.

What must hold, whatever the data:

- **thrown**: nothing throws.
- **false**: a printed number reads back to its value within its rounding, two values that differ are not printed alike, and bars are as long as their values are large.
- **by focus**: focus changes color only, neither words nor places.
- **by order**: where a picture sorts, or each entry has a place of its own, the order of the data does not matter.
- **by scale**: values a thousand times as large change the unit, not how many numbers are written at an entry, unless a finding says which have no free place.
- **by names**: other names of the same width change nothing but the words.
- **lost**: every word of the data is in the picture, or a finding beside it says which is not. *cut* words end in an ellipsis.
- **silent**: each field that is left out, added or changed changes the picture, or a finding names it; each name in focus or with a remark has a mark or a number of its own. Not looked at are ids, which only names refer to. A value that is found anyway may be left out, a number may be in the same class as another, and where a graph is laid out, cells and directions are wishes.
- **warned**: the linter has nothing against the picture.
- **refused by a rule**: no rule of the linter refuses data.
- **refused**: the drawing names a limit and the way out.

Graphs and tables with relations, whose layouts take most of the time, are looked at for one of focus, names, silent fields and silent emphasis in turn; the others for focus and silent fields in every second data set, for scale and names in those between, and for emphasis in every fourth, so that each flavor has each of them. One name is in focus in each, another in the next. A layout is found once for all pictures of a graph that differ in colors only. What a drawing notes beside the picture, which takes further drawings, is looked for only where words are not in the picture, or where two pictures look alike.

Counted are data sets with at least one finding of a kind; one may have several. \`npm run bench -- any-data --write\` makes this page; \`--why\` prints every kind of finding with the number of a data set that shows it.

${campaignTable(results)}
`
