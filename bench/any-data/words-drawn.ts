/**
 * Nothing given is lost in silence: every word of the data is in the picture, or named by a finding beside it.
 */
import { crawl, type Data, type DataPath, keyOf } from '../adaptation/json.ts'
import { isSameBase, printedIn } from './numbers.ts'
import { bare, type Fault, type Picture, textsOf } from './picture.ts'

/** Fields whose words are for readers; every other string is a reference, an id, a date or code. */
const wordKeys = new Set(
  'title subtitle source name text note tech measure group unit owner refs items nodes quadrants bands sides values value address navigation rows leader type term'.split(
    ' ',
  ),
)

/** Words that are neither drawn nor named, by field. */
export function lostWords(data: Data, { scene, said }: Picture): Fault[] {
  const lines = textsOf(scene).map(({ text }) => text)
  const all = bare(lines.join(''))
  const cut = lines
    .flatMap((line) => (line.includes('…') ? line.split('…').map(bare) : []))
    .filter((part) => part.length > 0)
  return [...crawl(data)].flatMap(([value, path]): Fault[] => {
    if (typeof value !== 'string' || !isShown(path, data)) return []
    const wanted = bare(value)
    // What punctuation separates may be in different places.
    const isDrawn = all.includes(wanted) || value.split(/[;,(){}[\]/]+/).every((piece) => all.includes(bare(piece)))
    if (isDrawn || isRescaled(value, lines) || said().some(({ at, problem }) => names(at, problem, path, value)))
      return []
    const field = path.map((key) => (typeof key === 'number' ? 'N' : key)).join('.')
    const kind = cut.some((part) => wanted.startsWith(part)) ? 'cut' : 'lost'
    return [{ kind: `${kind}: ${field.replaceAll(/(?:\.children\.N)+/g, '.children.N')}`, what: value }]
  })
}

const isShown = (path: DataPath, data: Data): boolean => {
  const key = keyOf(path)
  if (!wordKeys.has(key) || isChoice(path, data)) return false
  // Braces are filled in; a date is written as dates are.
  const value = path.reduce<unknown>((each, step) => (each as Record<string, unknown>)[String(step)], data)
  return !/\{|^\d{4}-\d\d/.test(String(value))
}

/** A unit of time or of fields, which the schema lists, and a group that is named by its id. */
const isChoice = (path: DataPath, data: Data): boolean => {
  if (keyOf(path) === 'group') return Array.isArray(data['groups'])
  if (keyOf(path) !== 'unit') return false
  return path[0] === 'columns' || ['events', 'tasks', 'fields'].some((key) => data[key] !== undefined)
}

/** A unit of which another prefix is written, as numbers are easier to read in it: µs for ms. */
const isRescaled = (unit: string, lines: string[]): boolean =>
  lines.some((line) => printedIn(line).some((printed) => isSameBase(printed.unit, unit)))

/** A finding that quotes the words, after an amount too, is at their place, or counts more of their kind than it quotes. */
const names = (at: string, problem: string, path: DataPath, value: string): boolean =>
  at !== '' &&
  (problem.includes(JSON.stringify(value)) ||
    problem.includes(` ${JSON.stringify(value).slice(1)}`) ||
    // A group and a remark of a row are one line where groups are torn apart.
    problem.includes(`${JSON.stringify(value).slice(0, -1)} · `) ||
    path.join('.').startsWith(at) ||
    // An item that is only its name is read as one with a name.
    (/ and \d+ more (?:is|are) /.test(problem) &&
      [kindOf(path.join('.')), `${kindOf(path.join('.'))}.name`].includes(kindOf(at))))

const kindOf = (place: string): string => place.replaceAll(/\.\d+/g, '').replaceAll(/(?:\.children)+/g, '.children')
