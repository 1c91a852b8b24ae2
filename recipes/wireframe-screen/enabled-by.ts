/** What a control of a wireframe makes usable. */
import type { ScreenControl } from './draw-screens.ts'

/** The control that one enables, by its id or name; it is further down on the same screen. */
export const enabledBy = <Item extends ScreenControl>(item: Item, widgets: Item[]): Item | undefined =>
  item.enables === undefined
    ? undefined
    : widgets.slice(widgets.indexOf(item) + 1).find(({ id, name }) => item.enables === id || item.enables === name)
