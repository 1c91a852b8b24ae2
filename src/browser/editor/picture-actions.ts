/**
 * What can be done with a part of the diagram: pick it, move and pin it, join its ends to others, edit its words, remove it.
 */
import type { Part } from '../../catalog/recipe.ts'
import { withoutItem } from '../../editor/form/remove-references.ts'
import { spliced, withValue } from '../../editor/json-path.ts'
import { cellText, middlesOf, pinnedTo } from '../../editor/picture/find-pin.ts'
import { itemAt, nameOfItem } from '../../editor/picture/item-at.ts'
import { type StepWay, stepFrom } from '../../editor/picture/neighbor.ts'
import { mayTurn, pinnableList } from '../../editor/picture/pinnable.ts'
import { type EndName, reconnected } from '../../editor/picture/reconnect.ts'
import { fieldOfWords } from '../../editor/picture/words-at.ts'
import type { Point } from '../../geometry/rect.ts'
import { count } from '../../scene/count.ts'
import type { Canvas } from './canvas.ts'
import { revealField } from './focus.ts'
import { askBeside } from './side-drawer.ts'
import type { Store } from './store.ts'
import { editValue } from './words-in-place.ts'

/** Picks a part: it takes the keys, and its row is shown in the form. */
export function pickAt(store: Store, canvas: Canvas, at: string): void {
  if (store.tab !== 'data') store.show('data')
  store.pick(at)
  canvas.svg.focus({ preventScroll: true })
  if (at !== '') setTimeout(() => revealField(at))
}

/** What people call a part. */
export const titleOfPart = ({ draft, shown }: Store, at: string): string => {
  const part = shown?.parts.find((each) => each.at === at) as (Part & { from?: string; to?: string }) | undefined
  const item = itemAt(draft.content, at)
  const { from, to } = item?.value ?? {}
  if (typeof from === 'string' && typeof to === 'string') return `${from} → ${to}`
  return part?.name ?? (item === undefined ? undefined : nameOfItem(item)) ?? at
}

/** Whether a part can be moved by a pin. */
export const canPin = ({ page, draft }: Store, at: string): boolean => {
  const list = pinnableList(page.recipe?.schema)
  return draft.kind === 'data' && list !== undefined && new RegExp(`^${list}\\.\\d+$`).test(at)
}

export const isPinned = ({ draft }: Store, at: string): boolean => itemAt(draft.content, at)?.value['at'] !== undefined

/** Pins a node where it was dropped, and says whether it could be. */
export const pinTo = (store: Store, at: string, to: Point, done = (_isPinned: boolean): void => {}): void => {
  const { draft, shown, page } = store
  if (draft.kind !== 'data' || shown === undefined) return done(false)
  const { content } = draft
  const before = [...middlesOf(shown, at.slice(0, at.lastIndexOf('.')))]
  const turns = mayTurn(page.recipe?.schema, content)
  store.say('Finding a place…')
  askBeside(
    store,
    { id: draft.recipe, data: content, options: draft.options, pin: { at, to, before, turns } },
    (answer) => {
      const pinned = 'pinned' in answer ? answer.pinned : undefined
      const isPinned = store.draft.content === content && pinned !== undefined && 'cell' in pinned
      if (isPinned) {
        const turned = pinned.direction === undefined ? content : withValue(content, ['direction'], pinned.direction)
        store.editContent(pinnedTo(turned ?? content, at, pinned.cell))
        store.say(`${titleOfPart(store, at)} is pinned in ${cellText(pinned.cell)}`)
      } else if (store.draft.content !== content) store.say('Not pinned: the data changed meanwhile')
      else if (pinned !== undefined && 'problem' in pinned) store.notify(`It cannot be there: ${pinned.problem}.`)
      else store.say('failed' in answer ? answer.failed : '')
      done(isPinned)
    },
  )
}

/** Moves a node to the next column or row. */
export const movePart = (store: Store, at: string, way: StepWay): void => {
  const { shown } = store
  const to = shown && stepFrom(at, middlesOf(shown, at.slice(0, at.lastIndexOf('.'))), way)
  if (to !== undefined && canPin(store, at)) pinTo(store, at, to)
}

/** Lets the layout place a node again. */
export const unpin = (store: Store, at: string): void => {
  store.editContent(pinnedTo(store.draft.content, at, undefined))
  store.say(`${titleOfPart(store, at)} is no longer pinned`)
}

/** Joins an end of an edge to another item. */
export const reconnect = (store: Store, { edge, end, to }: { edge: string; end: EndName; to: string }): void => {
  const next = reconnected(store.draft.content, { edge, end, to })
  if (next === undefined) return store.changed()
  store.editContent(next)
  store.say(titleOfPart(store, edge))
}

/** Removes an item with what cannot be without it. */
export const removePart = (store: Store, at: string): void => {
  const item = itemAt(store.draft.content, at)
  if (item === undefined) return
  const name = nameOfItem(item) ?? ''
  const words = titleOfPart(store, at)
  const left = spliced(store.draft.content, item.list, { at: item.index, remove: 1 })
  const { data, removed } = withoutItem(left, item.value, name)
  store.pick('')
  store.editContent(data)
  const more = removed > 0 ? ` and ${count(removed, 'row')} that referred to it` : ''
  store.notify(`Removed “${words}”${more}.`, 'undo')
}

/** Edits the words of a part in place: those at an element, or the first that come from a field. */
export const editPart = (store: Store, canvas: Canvas, at: string, index = firstWords(store, at)): void => {
  if (index !== undefined) editValue(store, canvas, { at, index })
}

const firstWords = ({ shown, draft }: Store, at: string): number | undefined =>
  shown?.parts
    .find((part) => part.at === at)
    ?.elements.find((index) => {
      const element = shown.scene.elements[index]
      return element?.type === 'text' && fieldOfWords(draft.content, at, element.text) !== undefined
    })

/** Whether there is something to remove at a place. */
export const canRemove = ({ draft }: Store, at: string): boolean => itemAt(draft.content, at) !== undefined
