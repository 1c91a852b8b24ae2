/**
 * Links the diagram and the data: a click picks a part, and the focused field highlights its part. What does so is loaded
 * when the pointer or the focus first comes near.
 */
import type { Canvas } from './canvas.ts'
import { loadLaterStyles } from './later-styles.ts'
import type { Store } from './store.ts'

/** Listens to the diagram and to the form. */
export function startParts(store: Store, canvas: Canvas): void {
  for (const sign of ['pointerenter', 'focus']) canvas.svg.addEventListener(sign, () => loadMode(store, canvas))
  canvas.svg.addEventListener('pointermove', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || store.draft.kind !== 'data') return
    canvas.svg.toggleAttribute('data-leads', partAt(store, canvas, target) !== undefined)
  })
  document.querySelector('#editor-form')?.addEventListener('focusin', ({ target }) => {
    const at = (target as HTMLElement).dataset['at']
    if (at === undefined) return
    loadMode(store, canvas)
    store.goTo(at)
  })
}

/**
 * Loads the module that edits data in the diagram, once. A press that began before it was there picks its part: the
 * module may arrive between press and release, so that neither alone would be seen by it.
 */
const loadMode = (store: Store, canvas: Canvas): void => {
  if (isLoading || store.draft.kind !== 'data') return
  isLoading = true
  let pressed: string | undefined
  const press = ({ type, target }: Event): void =>
    void (pressed = type === 'pointerdown' ? partAt(store, canvas, target) : undefined)
  // A finger that scrolls the page cancels its press.
  for (const sign of ['pointerdown', 'pointercancel']) canvas.svg.addEventListener(sign, press)
  store.load(
    () => Promise.all([import('./picture-mode.ts'), loadLaterStyles()]),
    ([mode]) => {
      for (const sign of ['pointerdown', 'pointercancel']) canvas.svg.removeEventListener(sign, press)
      store.pictureMode = mode
      mode.startPicturePointer(store, canvas)
      mode.startPictureKeys(store, canvas)
      if (pressed !== undefined) mode.pickAt(store, canvas, pressed)
      store.changed()
    },
  )
}

let isLoading = false

/** The part of the data that an element was drawn from; what the kit adds has none. */
const partAt = ({ draft, shown }: Store, canvas: Canvas, target: EventTarget | null): string | undefined => {
  const element = canvas.elementAt(target)
  if (element === undefined || draft.kind !== 'data') return undefined
  const part = shown?.parts.find(({ elements }) => elements.includes(element))
  return part?.at.startsWith('@') ? undefined : part?.at
}
