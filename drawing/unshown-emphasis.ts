/**
 * What is in focus or has a remark is seen, or told: a note for each name of which the drawing marks or numbers nothing.
 */
import { clip } from '../src/scene/clip.ts'
import type { CommonData } from './data/form.ts'
import { type Again, type DrawnScene, elementsAt, isWithin } from './drawn.ts'
import type { Warning } from './outcome.ts'
import type { Sheet } from './sheet.ts'
import { colorsOf } from './unshown-states.ts'

/** Notes at names without a mark, and without a number. */
export function unshownEmphasis(
  sheet: Sheet,
  { focus = [], callouts = [] }: CommonData,
  { drawn, redraw }: Again,
): Warning[] {
  const [unsure, marked] = [false, true].map((wanted) =>
    focus.filter((name) => isMarked(sheet, name, drawn) === wanted),
  )
  const bare = unsure?.length === 0 ? undefined : redraw((whole) => ({ ...whole, focus: marked }))
  // What a drawing emphasizes without a focus is not so with one: it may differ without a mark.
  const isSame = !drawn.scene.elements.some(isAccent) || (bare !== undefined && elementsAt(bare) === elementsAt(drawn))
  return [
    ...((isSame && unsure) || []).flatMap((name) =>
      bare !== undefined && boldOf(sheet, name, bare) !== boldOf(sheet, name, drawn)
        ? []
        : [noteAt(`focus.${focus.indexOf(name)}`, name, 'is not marked in this drawing; a callout can be about it')],
    ),
    ...callouts.flatMap(({ on }, index) =>
      isNumbered(sheet, { at: `callouts.${index}`, on }, drawn)
        ? []
        : [noteAt(`callouts.${index}.on`, on, 'is not in this drawing by itself, so that no number is at it')],
    ),
  ]
}

const noteAt = (at: string, name: string, problem: string): Warning => ({
  level: 'note',
  at,
  problem: `${JSON.stringify(clip(name))} ${problem}`,
})

/** Whether something of an item has the accent. */
const isMarked = (sheet: Sheet, name: string, { scene, parts }: DrawnScene): boolean =>
  parts.some(({ at, elements }) => {
    const isOwn = isWithin(at, sheet.at(sheet.find(name)))
    return isOwn && elements.some((index) => isAccent(scene.elements[index]))
  })

/** How many words of an item are bold: where its color says something else, that alone is its mark. */
const boldOf = (sheet: Sheet, name: string, { scene, parts }: DrawnScene): number =>
  parts
    .filter(({ at }) => isWithin(at, sheet.at(sheet.find(name))))
    .flatMap(({ elements }) => elements.map((index) => scene.elements[index]))
    .filter((each) => each?.type === 'text' && each.bold).length

const isAccent = (element: DrawnScene['scene']['elements'][number] | undefined): boolean =>
  element !== undefined && colorsOf(element).some((each) => each === 'accent' || each === 'soft')

/** The number of a remark is there twice, once at what it is about. */
const isNumbered = (sheet: Sheet, { at, on }: { at: string; on: string }, { scene, parts }: DrawnScene): boolean => {
  const own = parts.find((part) => part.at === at)?.elements ?? []
  const number = `${Number(at.split('.')[1]) + 1}`
  const isNumber = (each?: DrawnScene['scene']['elements'][number]): boolean =>
    each?.type === 'text' && each.text === number
  return (
    own.filter((index) => isNumber(scene.elements[index])).length > 1 ||
    sheet.drawsCallouts ||
    !sheet.isShown(sheet.find(on))
  )
}
