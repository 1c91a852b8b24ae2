/**
 * A screen in Salt as data of wireframe-screen: words before a field are its label, blocks within each other are rows
 * below each other.
 */
import { type Conversion, type DiagramData, given, type RecipeWay } from '../../convert/conversion.ts'
import type { SaltBlock, SaltCell, SaltModel } from './salt-model.ts'

type Widget = DiagramData & { kind: string }

/** A page is for rows of more controls, and tables of more columns. */
const narrow = { cells: 2, columns: 2 }

export const saltWays = (model: SaltModel): RecipeWay[] => [
  { recipe: 'wireframe-screen', make: (conversion) => screenData(model, conversion) },
]

const screenData = (model: SaltModel, conversion: Conversion): DiagramData => {
  const heading = conversion.heading(model)
  const block = model.block ?? { kind: 'block', at: 0, look: 'plain', rows: [] }
  const { name, rows } = titled(block)
  const widgets = rows.flatMap((row) => widgetsOf(row, conversion))
  const kind = isNarrow(rows) ? 'dialog' : 'page'
  const screen = conversion.placed(block.at, { ...given('name', name), kind, widgets })
  return { ...heading, screens: [screen] }
}

/** The title of the frame, or words alone over a line, and what is left. */
const titled = (block: SaltBlock): { name?: string; rows: SaltCell[][] } => {
  const [first, second, ...others] = block.rows
  if (block.title !== undefined) return { name: block.title, rows: block.rows }
  if (first?.length === 1 && first[0]?.kind === 'block' && second === undefined) return titled(first[0])
  const isTitle = first?.length === 1 && first[0]?.kind === 'text' && second?.every(({ kind }) => kind === 'divider')
  return isTitle === true && first[0]?.kind === 'text'
    ? { name: first[0].text, rows: others }
    : { rows: block.look === 'plain' ? block.rows : [[block]] }
}

const isNarrow = (rows: readonly SaltCell[][]): boolean =>
  rows.every(
    (row) =>
      row.filter((cell, index) => cell.kind !== 'empty' && !labels(cell, row[index + 1])).length <= narrow.cells &&
      row.every((cell) => {
        if (cell.kind !== 'block') return true
        if (cell.look === 'tabs') return cell.rows.flat().length <= narrow.cells + 1
        const columns = Math.max(0, ...cell.rows.map(({ length }) => length))
        return cell.look === 'plain' ? isNarrow(cell.rows) : columns <= narrow.columns
      }),
  )

/** The controls of a row, all but the first beside the one before; blocks have rows of their own. */
const widgetsOf = (row: readonly SaltCell[], conversion: Conversion): Widget[] => {
  const widgets: Widget[] = []
  let isBeside = false
  const add = (cell: SaltCell, widget: Widget): void => {
    widgets.push(conversion.placed(cell.at, { ...widget, ...(isBeside ? { beside: true } : {}) }))
    isBeside = true
  }
  if (row.filter(({ kind }) => kind === 'block').length > 1)
    conversion.noteOnce('blocks beside each other, drawn below each other', row[0]?.at ?? 0, '')
  for (let index = 0; index < row.length; index++) {
    const cell = row[index]!
    const next = row[index + 1]
    if (cell.kind === 'block') {
      widgets.push(...blockWidgets(cell, conversion))
      isBeside = false
    } else if (labels(cell, next)) {
      add(cell, labeled(cell, next))
      index += 1
    } else if (cell.kind === 'divider') {
      if (row.every(({ kind }) => kind === 'divider' || kind === 'empty')) add(cell, { kind: 'divider' })
      return widgets
    } else if (cell.kind !== 'empty') for (const widget of controlOf(cell)) add(cell, widget)
  }
  return widgets
}

/** Whether words are the label of what is beside them. */
const labels = (cell: SaltCell, next: SaltCell | undefined): boolean =>
  cell.kind === 'text' && (next?.kind === 'field' || next?.kind === 'select')

const labeled = (cell: SaltCell, next: SaltCell | undefined): Widget => ({
  kind: next?.kind ?? 'field',
  ...given('name', label(wordsOf(cell))),
  ...given('value', next && wordsOf(next)),
})

const wordsOf = (cell: SaltCell): string => ('text' in cell ? cell.text : '')

/** A colon says that a field follows, which is seen. */
const label = (text: string): string => text.replace(/(?<!\s)\s*:$/, '')

const controlOf = (cell: Exclude<SaltCell, SaltBlock | { kind: 'empty' }>): Widget[] => {
  switch (cell.kind) {
    case 'field':
    case 'select':
      return [{ kind: cell.kind, ...given('value', cell.text) }]
    case 'checkbox':
    case 'radio':
      return [{ kind: cell.kind, name: cell.text || 'Without words', ...given('value', cell.isOn ? 'checked' : '') }]
    default:
      return cell.text === '' ? [] : [{ kind: cell.kind, name: cell.text }]
  }
}

const blockWidgets = (block: SaltBlock, conversion: Conversion): Widget[] => {
  const { look, title, rows, at } = block
  if (look === 'tabs') return tabs(block, conversion)
  if (look !== 'plain') return table(block, conversion)
  const heading: Widget[] = title === undefined ? [] : [conversion.placed(at, { kind: 'heading', name: title })]
  return [...heading, ...rows.flatMap((row) => widgetsOf(row, conversion))]
}

/** Tabs, the bold one open, or a menu, whose entries below are in the ledger. */
const tabs = ({ rows: [entries = [], ...open], at }: SaltBlock, conversion: Conversion): Widget[] => {
  // Tabs may also be below each other.
  const isStacked = entries.length === 1 && open.every(({ length }) => length === 1)
  const cells = isStacked ? [...entries, ...open.flat()] : entries
  if (!isStacked) for (const row of open) conversion.note('an open menu', row[0]?.at ?? at, row.map(inCell).join(' | '))
  const names = cells.map(inCell).filter((words) => words !== '')
  if (names.length === 0) return []
  const bold = cells.find((cell) => cell.kind === 'text' && cell.isBold === true)
  return [conversion.placed(at, { kind: 'tabs', rows: [names], ...given('value', bold && inCell(bold)) })]
}

/** Rows of a grid or tree, its first the head; a single row is words beside each other. */
const table = ({ rows, look, at }: SaltBlock, conversion: Conversion): Widget[] => {
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (rows.length < 2) return rows.flatMap((row) => widgetsOf(row, conversion))
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, index) => {
      const words = row[index] === undefined ? '' : inCell(row[index])
      return (look === 'tree' && index === 0 ? indented(words) : words) || '–'
    }),
  )
  return [conversion.placed(at, { kind: 'table', rows: cells })]
}

/** The signs before an entry of a tree say how deep it is. */
const indented = (words: string): string => {
  const [, signs = '', rest = ''] = /^(\++)\s*(.*)$/.exec(words) ?? [words, '', words]
  return `${'· '.repeat(Math.max(0, signs.length - 1))}${rest}`
}

const inCell = (cell: SaltCell): string => {
  switch (cell.kind) {
    case 'empty':
    case 'divider':
      return ''
    case 'checkbox':
    case 'radio':
      return `${cell.isOn ? '☑' : '☐'} ${cell.text}`.trim()
    case 'block':
      return cell.rows.flat().map(inCell).filter(Boolean).join(', ')
    default:
      return cell.text
  }
}
