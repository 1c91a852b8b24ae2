/**
 * The mark around the part of the diagram that the reader is at.
 */
import { isWithin } from '../../editor/json-path.ts'
import { type Canvas, create } from './canvas.ts'
import { marksOfDropped } from './dropped.ts'
import { showPicked } from './part-bar.tsx'
import { centerInStrip } from './preview-strip.ts'
import type { Store } from './store.ts'

/**
 * Marks the part that was drawn from a place in the data: the closest one that has elements. Once per frame, when the
 * layout is known anyway: measuring after each keystroke would force several layouts.
 */
export function lightPart(store: Store, canvas: Canvas): void {
  waiting ??= requestAnimationFrame(() => {
    waiting = undefined
    if (store.draft.kind === 'data') markPart(store, canvas)
    else showPicked(store, canvas)
  })
}

let waiting: number | undefined

const markPart = (store: Store, canvas: Canvas): void => {
  const { at, shown } = store
  const dropped = marksOfDropped(store, canvas)
  if (dropped !== undefined) {
    showOver(canvas, dropped)
    return showPicked(store, canvas)
  }
  const part =
    at === ''
      ? undefined
      : shown?.parts
          .filter((each) => isWithin(at, each.at) || isWithin(each.at, at))
          .sort((a, b) => Math.abs(at.length - a.at.length) - Math.abs(at.length - b.at.length))[0]
  const rects = (part?.elements ?? []).flatMap((index) => boundsOf(canvas.group(index)))
  showOver(canvas, rects.length === 0 ? [] : [frameAround(rects)])
  centerInStrip(canvas.host, canvas.over.firstElementChild)
  showPicked(store, canvas)
}

/** What is there already stays: replacing it would lay the diagram out once more. */
const showOver = ({ over }: Canvas, marks: readonly SVGElement[]): void => {
  const isSame =
    over.children.length === marks.length && marks.every((each, at) => each.isEqualNode(over.children[at]!))
  if (!isSame) over.replaceChildren(...marks)
}

const boundsOf = (group: SVGGElement | undefined): DOMRect[] => {
  const box = group?.getBBox()
  return box === undefined || (box.width === 0 && box.height === 0) ? [] : [box]
}

const frameAround = (rects: readonly DOMRect[]): SVGElement => {
  const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))]
  const right = Math.max(...rects.map(({ x, width }) => x + width))
  const bottom = Math.max(...rects.map(({ y, height }) => y + height))
  const place = { x: left - 6, y: top - 6, width: right - left + 12, height: bottom - top + 12, rx: 8 }
  return create('rect', {
    class: 'lit',
    ...Object.fromEntries(Object.entries(place).map(([key, value]) => [key, String(value)])),
  })
}
