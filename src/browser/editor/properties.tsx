/** @jsxImportSource preact */
/**
 * The properties of the selected elements: those that all of them have, with the values they share.
 */
import type { FormCell } from '../../editor/form/cell.ts'
import { labelOf } from '../../editor/form/cell.ts'
import type { Json } from '../../editor/json-path.ts'
import { type Arranged, propertiesOf, setProperty } from '../../editor/scene/elements.ts'
import { selectionOf } from '../../editor/scene/layers.ts'
import { alignments, colors } from '../../scene/limits.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { CellInput } from './cell-input.tsx'
import { takeArranged } from './scene-state.ts'
import { ArrangeTools } from './scene-tools.tsx'
import type { Store } from './store.ts'

/** Fields for the selection; nothing without one. */
export function Properties({ store, arranged }: { store: Store; arranged: Arranged & { scene: Scene } }) {
  const chosen = arranged.selected.flatMap((index) => arranged.elements[index] ?? [])
  const [first] = chosen
  if (first === undefined)
    return (
      <p class="note">
        Select an element in the diagram or in the list, several with Shift. Drag to move, double-click to change words.
      </p>
    )
  const { name, extent, units } = selectionOf(arranged)
  return (
    <div class="properties" role="group" aria-labelledby="selection-title">
      <h2 id="selection-title" class="wide">
        {name} {extent !== '' && <small>{extent}</small>}
      </h2>
      {units > 1 && <ArrangeTools store={store} arranged={arranged} units={units} />}
      {commonKeys(chosen).map((key) => (
        <Property key={key} name={key} {...commonValue(chosen, key)} store={store} arranged={arranged} />
      ))}
    </div>
  )
}

/** The properties that all elements have; path data is not a field. */
const commonKeys = (elements: readonly Element[]): string[] => {
  const [first = [], ...others] = elements.map(({ type }): readonly string[] => propertiesOf[type])
  return first.filter((key) => key !== 'd' && others.every((keys) => keys.includes(key)))
}

/** The value that all have; none, and that it is mixed, where they differ. */
const commonValue = (elements: readonly Element[], key: string): { value: Json | undefined; isMixed: boolean } => {
  const values = elements.map((element) => (element as Record<string, Json | undefined>)[key])
  const isMixed = values.some((value) => value !== values[0])
  return { value: isMixed ? undefined : values[0], isMixed }
}

type PropertyProps = { name: string; value: Json | undefined; isMixed: boolean; store: Store; arranged: Arranged }

function Property({ name, value, isMixed, store, arranged }: PropertyProps) {
  const selection = arranged.selected.join()
  const change = (next: Json | undefined): void => {
    if (isFit(name, next)) takeArranged(store, setProperty(arranged, name, next as never), `${name} ${selection}`)
  }
  return (
    <label class={name === 'text' ? 'field wide' : 'field'}>
      <span class="label">{names[name] ?? labelOf(name)}</span>
      <CellInput
        key={`${selection} ${name}`}
        cell={cellFor(name)}
        value={value}
        at={`selection.${name}`}
        isBad={false}
        empty={isMixed ? 'Mixed' : undefined}
        change={change}
      />
    </label>
  )
}

const names: Record<string, string> = { w: 'Width', h: 'Height', x2: 'End x', y2: 'End y', r: 'Radius', text: 'Text' }

const flags = new Set(['dashed', 'arrow', 'bold', 'mono'])

/** The type of a field. Tokens are chosen from a list, so every change is valid. */
const cellFor = (key: string): FormCell => {
  const common = { key, label: key, hint: '', required: false }
  if (key === 'fill' || key === 'stroke') return { ...common, type: 'choice', choices: colors }
  if (key === 'align') return { ...common, type: 'choice', choices: alignments }
  if (flags.has(key)) return { ...common, type: 'flag' }
  return { ...common, type: key === 'text' ? 'text' : 'number' }
}

/** Half-typed numbers are ignored until they are within the limits. */
const isFit = (key: string, value: Json | undefined): boolean => {
  if (key === 'text') return typeof value === 'string' && value.length <= 500
  if (flags.has(key) || key === 'fill' || key === 'stroke' || key === 'align') return true
  if (key === 'size' && value === undefined) return true
  if (typeof value !== 'number' || Math.abs(value) > 10_000) return false
  return !['w', 'h', 'r', 'size'].includes(key) || value > 0
}
