/**
 * Drawing a shape in a scene by a drag: it is seen as it will be, and added and selected on release, as one step.
 */
import { type DrawnShape, drawnShape, shapes } from '../../editor/scene/drawn-shape.ts'
import { addElement } from '../../editor/scene/elements.ts'
import { boundsOf } from '../../elements/bounds.ts'
import type { Point } from '../../geometry/rect.ts'
import type { Element } from '../../scene/scene.ts'
import { shownLook } from '../look.ts'
import type { Canvas } from './canvas.ts'
import { inView } from './new-elements.ts'
import type { Drag } from './scene-drag.ts'
import { rectNode } from './scene-over.ts'
import { arrangedOf, takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'
import { newWords } from './words-in-place.ts'

/** Chooses what the next drag draws; nothing: drags select and move again. */
export function chooseShape(store: Store, name: DrawnShape | undefined): void {
  store.shape = name
  store.changed()
}

/** Adds a shape in its usual size in the middle of what is seen: drawing for those who do not drag. */
export const addInView = (store: Store, name: DrawnShape): void => {
  const arranged = arrangedOf(store)
  if (arranged !== undefined) add(store, inView(shapes[name], arranged.scene))
}

const add = (store: Store, element: Element): void => {
  const arranged = arrangedOf(store)
  store.shape = undefined
  if (arranged === undefined) return
  takeArranged(store, addElement(arranged, element))
}

/** Draws the chosen shape from a press on; undefined where none is chosen. */
export const drawDrag = (store: Store, canvas: Canvas, from: Point): Drag | undefined => {
  const [arranged, name] = [arrangedOf(store), store.shape]
  if (arranged === undefined || name === undefined) return undefined
  const { elements, scene } = arranged
  let drawn = drawnShape(name, { from, to: from, elements, isFree: false })
  return {
    move(to, isFree) {
      drawn = drawnShape(name, { from, to, elements, isFree })
      canvas.show({ ...scene, elements: [...elements, drawn] }, shownLook())
      canvas.over.replaceChildren(rectNode(boundsOf(drawn), 'frame', 2))
    },
    cancel: () => store.changed(),
    end() {
      if (drawn.type !== 'text') return add(store, drawn)
      const { x, y } = drawn
      canvas.show({ ...scene, elements: [...elements, drawn] }, shownLook())
      newWords(canvas, elements.length, (text) =>
        text === '' ? chooseShape(store, undefined) : add(store, { type: 'text', x, y, text }),
      )
    },
  }
}
