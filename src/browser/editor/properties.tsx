/** @jsxImportSource preact */
/**
 * The properties of the selected elements: those that all of them have, with the values they share.
 */
import type { Cell } from '../../editor/form/cell.ts'
import { labelOf } from '../../editor/form/cell.ts'
import type { Json } from '../../editor/json-path.ts'
import { type Arranged, propertiesOf, setProperty } from '../../editor/scene/elements.ts'
import { alignments, colors } from '../../scene/limits.ts'
import { CellInput } from './cell-input.tsx'
import { takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'

/** Fields for the selection; nothing without one. */
export function Properties({ store, arranged }: { store: Store; arranged: Arranged }) {
  const chosen = arranged.selected.flatMap((index) => arranged.elements[index] ?? [])
  const [first] = chosen
  if (first === undefined)
    return <p class="note">Nothing is selected. Press an element of the picture or of the list.</p>
  const keys = (propertiesOf[first.type] as readonly string[]).filter(
    (key) => key !== 'd' && chosen.every(({ type }) => (propertiesOf[type] as readonly string[]).includes(key)),
  )
  const valueOf = (key: string): Json | undefined => {
    const values = chosen.map((element) => (element as Record<string, Json | undefined>)[key])
    return values.every((value) => value === values[0]) ? values[0] : undefined
  }
  return (
    <div class="properties" role="group" aria-label={chosen.length === 1 ? `Selected ${first.type}` : 'Selection'}>
      {keys.map((key) => (
        <label key={key} class={key === 'text' ? 'field wide' : 'field'}>
          <span class="label">{names[key] ?? labelOf(key)}</span>
          <CellInput
            key={`${arranged.selected.join()} ${key}`}
            cell={cellFor(key)}
            value={valueOf(key)}
            at={`selection.${key}`}
            isBad={false}
            change={(value) => {
              if (isFit(key, value))
                takeArranged(store, setProperty(arranged, key, value as never), `${key} ${arranged.selected.join()}`)
            }}
          />
        </label>
      ))}
    </div>
  )
}

const names: Record<string, string> = { w: 'Width', h: 'Height', x2: 'End x', y2: 'End y', r: 'Radius', text: 'Words' }

const flags = new Set(['dashed', 'arrow', 'bold', 'mono'])

/** What a field takes. Tokens are chosen, so every change is valid. */
const cellFor = (key: string): Cell => {
  const common = { key, label: key, hint: '', required: false }
  if (key === 'fill' || key === 'stroke') return { ...common, type: 'choice', choices: colors }
  if (key === 'align') return { ...common, type: 'choice', choices: alignments }
  if (flags.has(key)) return { ...common, type: 'flag' }
  return { ...common, type: key === 'text' ? 'text' : 'number' }
}

/** Half-typed numbers are left alone until they are numbers within the limits. */
const isFit = (key: string, value: Json | undefined): boolean => {
  if (key === 'text') return typeof value === 'string' && value.length <= 500
  if (flags.has(key) || key === 'fill' || key === 'stroke' || key === 'align') return true
  if (key === 'size' && value === undefined) return true
  if (typeof value !== 'number' || Math.abs(value) > 10_000) return false
  return !['w', 'h', 'r', 'size'].includes(key) || value > 0
}
