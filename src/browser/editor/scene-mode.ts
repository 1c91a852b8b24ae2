/**
 * Everything for editing scenes by hand, as one module that is loaded on first use.
 */
import type { Canvas } from './canvas.ts'
import { showDrawBar } from './draw-bar.tsx'
import { startSceneKeys } from './scene-keys.ts'
import { drawOver } from './scene-over.ts'
import { startPointer } from './scene-pointer.ts'
import type { Store } from './store.ts'

export { SceneTab } from './scene-tab.tsx'

/** Draws what is over the diagram of a scene, and listens to the pointer and to keys from the first time on. */
export function showSceneMode(store: Store, canvas: Canvas): void {
  if (!listening.has(canvas)) {
    listening.add(canvas)
    startPointer(store, canvas)
    startSceneKeys(store, canvas, document.querySelector<HTMLElement>('#editor-form') as HTMLElement)
  }
  drawOver(store, canvas)
  showDrawBar(store, canvas)
}

/** Canvases that are listened to. */
const listening = new WeakSet<Canvas>()
