/**
 * `diagref show ID`: what a diagram is for, and how to use it.
 */
import { isObject, parseJson } from '../../scene/json.ts'
import { fetchAnswer } from '../client/fetch-body.ts'
import type { Call } from '../command.ts'
import { print } from '../output.ts'
import { readIndex } from '../packaged/index.ts'
import { pad, type Style, stripControls, styleFor, widthOf, wrapText } from '../terminal.ts'
import { textOf } from '../values.ts'
import { pickFields } from './fields.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const path = `/api/diagrams/${encodeURIComponent(operands[0] ?? '')}`
  const { body, isPackaged } = await fetchAnswer(path, values, { type: 'application/json', problem })
  const chosen = textOf(values, 'fields')
  if (chosen !== undefined) return print(`${JSON.stringify(pickFields(recipeIn(body), chosen), null, 2)}\n`)
  if (values['json']) return print(body)
  await print(describe(readRecipe(recipeIn(body)), isPackaged))
}

type Words = Record<(typeof fields)[number], string>

const fields = ['id', 'name', 'family', 'description', 'useWhen', 'avoidWhen', 'rationale', 'page'] as const

const recipeIn = (body: Buffer): Record<string, unknown> => {
  const recipe = parseJson(body.toString())
  return isObject(recipe) ? recipe : {}
}

const readRecipe = (all: Record<string, unknown>): Words & { scores: string } => {
  const words = Object.fromEntries(fields.map((field) => [field, stripControls(wordsAt(all[field]))])) as Words
  const scores = ['visual', 'ease', 'overall'].map((name) => `${name} ${Number(all[name])}`)
  return { ...words, scores: scores.join(', ') }
}

const wordsAt = (value: unknown): string => (typeof value === 'string' ? value : '')

const problem = (body: string): string | undefined => {
  const recipe = parseJson(body)
  return isObject(recipe) && typeof recipe['name'] === 'string' ? undefined : 'is not a recipe'
}

const describe = ({ id, name, family, ...words }: ReturnType<typeof readRecipe>, isPackaged: boolean): string => {
  const style = styleFor(process.stdout)
  const width = Math.min(widthOf(process.stdout), 100)
  const paragraph = (title: string, text: string): string => `${style.bold(title)}\n${wrapText(text, width, '  ')}\n`
  return [
    `${style.bold(name)}  ${style.dim(`${id}, ${family}`)}\n${wrapText(words.description, width, '')}\n`,
    paragraph('Use when', words.useWhen),
    paragraph('Avoid when', words.avoidWhen),
    ...rivalLines(words.avoidWhen, style),
    paragraph(`Scores: ${words.scores}`, words.rationale),
    `${style.bold('Take it')}\n  diagref data ${id} -o ${id}.json\n  diagref draw ${id} ${id}.json -o ${id}.svg\n${isPackaged ? '' : `  ${words.page}\n`}`,
  ].join('\n')
}

/** The recipes that avoidWhen names, as far as the catalog of the package has them. */
const rivalLines = (avoidWhen: string, style: Style): string[] => {
  const ids = [...new Set([...avoidWhen.matchAll(/`([a-z0-9-]+)`/g)].map(([, id = '']) => id))]
  const rivals = readIndex().filter(({ id }) => ids.includes(id))
  if (rivals.length === 0) return []
  const column = Math.max(...rivals.map(({ id }) => id.length)) + 2
  const lines = rivals.map(({ id, name, overall }) => `  ${pad(id, column)}${name}, overall ${overall}\n`)
  return [`${style.bold('Closest rivals')}\n${lines.join('')}`]
}
