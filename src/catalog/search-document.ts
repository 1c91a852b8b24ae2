/**
 * What is searched of a recipe: its names, the questions it answers, and the stem of each other word of its texts once.
 *
 * Kept small: the gallery loads the documents of all recipes to search as you type.
 */
import { families, type Recipe } from './recipe.ts'
import { splitWords, stem, tells } from './words.ts'

/** One recipe as the search sees it. */
export type SearchDocument = Pick<Recipe, 'id' | 'name' | 'family' | 'overall' | 'reviewed'> & {
  /** Other names for it, in any language. */
  aliases: readonly string[]
  /** The questions it answers, in the words of who asks. */
  questions: readonly string[]
  /** The stems of its description that are in no name and no question. */
  description: string
  /** The stems of its use case that are in none of the above. */
  useWhen: string
  /** The ids of what to use instead, in backticks as its guidance has them. */
  avoidWhen: string
}

/** The document of a recipe. */
export function searchDocument(recipe: Omit<Recipe, 'scene'>): SearchDocument {
  const { id, name, family, overall, reviewed, description, useWhen, avoidWhen } = recipe
  const aliases = [...new Set([...recipe.aliases, ...alsoCalled(description)].map(plain))]
  const questions = recipe.questions.map(plain)
  const fresh = unseen(new Set([name, ...aliases, ...questions].flatMap(splitWords).map(stem)))
  return {
    id,
    name: plain(name),
    family,
    overall,
    reviewed,
    aliases,
    questions,
    description: fresh(description.replace(nameList, '')),
    useWhen: fresh(useWhen),
    avoidWhen: namedIn(avoidWhen)
      .map((other) => `\`${other}\``)
      .join(''),
  }
}

/** What a text names in backticks, each once. */
export const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
]

/** Returns a function for the stems of texts, each once and without those of names and earlier texts. */
const unseen =
  (seen: Set<string>) =>
  (text: string): string => {
    const roots = new Set(
      splitWords(text)
        .filter((word) => tells(word) === 1)
        .map(stem),
    )
    const added = [...roots].filter((root) => !seen.has(root) && !/^\d+$/.test(root)).sort()
    for (const root of added) seen.add(root)
    return added.join(' ')
  }

const alsoCalled = (description: string): string[] =>
  (nameList.exec(description)?.[1] ?? '').split(/,? or |[,;] /).filter((name) => name !== '')

/** Names that the description itself lists: "Also called A, B or C." */
const nameList = /\bAlso (?:called|known as) ([^.]+)/

/** A name without the delimiters of the text form. */
const plain = (name: string): string => name.replace(/[;\n]/g, ' ')

/**
 * Documents as text, a line for each field of each: first all ids, then all names and so on. What is alike is close
 * together, so this is the smallest form that needs no parser.
 */
export function writeDocuments(documents: readonly SearchDocument[]): string {
  const columns: ((document: SearchDocument) => string | number)[] = [
    ({ id }) => id,
    ({ name }) => name,
    ({ family }) => families.indexOf(family),
    ({ overall }) => overall,
    ({ reviewed }) => reviewed,
    ({ aliases }) => aliases.join(';'),
    ({ questions }) => questions.join(';'),
    ({ description }) => description,
    ({ useWhen }) => useWhen,
    ({ avoidWhen }) => avoidWhen,
  ]
  return columns.flatMap((column) => documents.map(column)).join('\n')
}

/** How many fields a document has. */
const fieldCount = 10

/** Reads documents from text. */
export function readDocuments(text: string): SearchDocument[] {
  const lines = text.split('\n')
  const count = Math.floor(lines.length / fieldCount)
  return Array.from({ length: count }, (_, at) => {
    const own = (field: number): string => lines[field * count + at] ?? ''
    return {
      id: own(0),
      name: own(1),
      family: families[Number(own(2))] ?? families[0],
      overall: Number(own(3)),
      reviewed: own(4),
      aliases: listOf(own(5)),
      questions: listOf(own(6)),
      description: own(7),
      useWhen: own(8),
      avoidWhen: own(9),
    }
  })
}

const listOf = (line: string): string[] => line.split(';').filter((each) => each !== '')
