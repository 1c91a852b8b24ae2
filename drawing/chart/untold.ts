/**
 * Marks that are good or bad, and have no words near them that say so: color alone would not tell everybody.
 */
import type { Element } from '../../src/scene/scene.ts'

/** Whether a color is that of what is good or bad. */
export const isState = (color: string | undefined): boolean => color === 'positive' || color === 'negative'

/** Turns a mark in the color of a state to ink. */
export function inInk(element: Element): void {
  if (element.type === 'text') return
  if (isState(element.stroke)) element.stroke = 'ink'
  if ('fill' in element && isState(element.fill)) element.fill = 'ink'
}
