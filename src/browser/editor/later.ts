/**
 * What the editor does beside its form and its diagram, loaded as one module once these are shown: keys that work
 * everywhere and in tables, drops, the folding picture, the border between both sides, the length of its link, and the offer of an
 * earlier draft.
 */
import { offerEarlier } from './earlier-draft.ts'
import { startLinkSize } from './link-size.ts'
import { startDrops } from './page-drops.ts'
import { startPageKeys } from './page-keys.ts'
import { startPreviewStrip } from './preview-strip.ts'
import { startSplitter } from './splitter.ts'
import type { Store } from './store.ts'
import { tableKeys, tablePaste } from './table-keys.ts'

/** Starts all of it; `isNew`: the draft is the recipe's own. */
export function startLater(store: Store, isNew: boolean): void {
  startPageKeys(store)
  store.tableKeys = { tableKeys, tablePaste }
  startPreviewStrip(place('.editor-main'), place('#editor-form'))
  startSplitter(place('#editor-splitter'), place('.editor-side'))
  startDrops(store)
  startLinkSize(store, place('#editor-promise'))
  if (isNew && !store.isEmpty) void offerEarlier(store)
}

const place = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement
