/** @jsxImportSource preact */
/**
 * Every element of a scene as a button, by the parts that move together.
 */
import { Component } from 'preact'
import type { Arranged } from '../../editor/scene/elements.ts'
import { type ElementLayer, layersOf } from '../../editor/scene/layers.ts'
import { pathBounds } from '../../geometry/path-bounds.ts'
import type { Rect } from '../../geometry/rect.ts'
import type { Element as SceneElement } from '../../scene/scene.ts'
import { SceneIcon } from './scene-icon.tsx'
import { select } from './scene-state.ts'
import type { Store } from './store.ts'

type Props = { store: Store; arranged: Arranged }

/** Parts, which open to their elements. With Shift or Ctrl what is pressed is added to or removed from the selection. */
export class ElementList extends Component<Props, { open: ReadonlySet<string> }> {
  override state = { open: new Set<string>() }

  #list: HTMLOListElement | null = null
  /** The height of the list and what was selected when that was last shown. */
  #shown = ''

  /** What is selected is brought into the list's view, also when what is above takes some of it; the panel stays. */
  override componentDidUpdate(): void {
    const row = this.#list?.querySelector('[aria-pressed=true]')
    const shown = [this.#list?.clientHeight, this.props.arranged.selected].join()
    if (this.#list && row && shown !== this.#shown) showIn(this.#list, row)
    this.#shown = shown
  }

  override render({ store, arranged }: Props, { open }: { open: ReadonlySet<string> }) {
    const toggle = (part: string): void => this.setState({ open: toggled(open, part) })
    return (
      <ol
        class="elements"
        aria-labelledby="elements-title"
        ref={(list) => {
          this.#list = list
        }}
      >
        {layersOf(arranged.elements, arranged.groups).map((layer) =>
          layer.elements.length === 1 ? (
            layer.elements.map((index) => <ElementRow key={index} {...{ store, arranged, index }} />)
          ) : (
            <PartRow
              key={layer.part}
              {...{ store, arranged, layer, toggle }}
              isOpen={open.has(layer.part) || isInPart(arranged.selected, layer)}
            />
          ),
        )}
      </ol>
    )
  }
}

type PartProps = Props & { layer: ElementLayer; isOpen: boolean; toggle: (part: string) => void }

function PartRow({ store, arranged, layer, isOpen, toggle }: PartProps) {
  const { part, name, elements } = layer
  const chosen = new Set(arranged.selected)
  return (
    <li class="part">
      <button
        type="button"
        class="unfold"
        aria-expanded={isOpen}
        aria-label={`Elements of ${name}`}
        onClick={() => toggle(part)}
      >
        <SceneIcon name="unfold" />
      </button>
      <button
        type="button"
        aria-pressed={elements.every((index) => chosen.has(index))}
        onClick={(event) => pick(store, event, elements)}
      >
        <b>{name}</b> <small>{elements.length}</small>
      </button>
      {isOpen && (
        <ol>
          {elements.map((index) => (
            <ElementRow key={index} {...{ store, arranged, index }} />
          ))}
        </ol>
      )}
    </li>
  )
}

function ElementRow({ store, arranged: { elements, selected }, index }: Props & { index: number }) {
  const element = elements[index]
  if (element === undefined) return null
  return (
    <li class="element">
      <button type="button" aria-pressed={selected.includes(index)} onClick={(event) => pick(store, event, [index])}>
        <span class="kind">{element.type}</span> {wordsOf(element)}
      </button>
    </li>
  )
}

/** Scrolls a list, and nothing around it, by as much as a row is out of its view. */
const showIn = (list: Element, row: Element): void => {
  const [seen, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  list.scrollTop += Math.min(0, at.top - seen.top) + Math.max(0, at.bottom - seen.bottom)
}

/** Whether some of a part is selected and some is not. */
const isInPart = (selected: readonly number[], { elements }: ElementLayer): boolean => {
  const count = elements.filter((index) => selected.includes(index)).length
  return count > 0 && count < elements.length
}

const pick = (store: Store, { shiftKey, ctrlKey }: MouseEvent, elements: readonly number[]): void => {
  const { selected } = store
  if (!shiftKey && !ctrlKey) return select(store, elements)
  const isChosen = elements.every((index) => selected.includes(index))
  select(store, [...selected.filter((index) => !elements.includes(index)), ...(isChosen ? [] : elements)])
}

const toggled = <Value,>(values: ReadonlySet<Value>, value: Value): Set<Value> =>
  new Set(values.has(value) ? [...values].filter((each) => each !== value) : [...values, value])

/** A size and a place, in whole pixels. */
const boxOf = ({ x, y, w, h }: Rect = { x: 0, y: 0, w: 0, h: 0 }): string => {
  const [width, height, left, top] = [w, h, x, y].map(Math.round)
  return `${width} × ${height} at ${left}, ${top}`
}

/** The label of an element. */
const wordsOf = (element: SceneElement): string => {
  switch (element.type) {
    case 'text':
      return element.text
    case 'box':
      return boxOf(element)
    case 'circle':
      return `radius ${element.r} at ${element.x}, ${element.y}`
    case 'line':
      return `${element.x}, ${element.y} to ${element.x2}, ${element.y2}`
    case 'path':
      return boxOf(pathBounds(element.d))
    default:
      return element satisfies never
  }
}
