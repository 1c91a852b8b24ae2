/**
 * Everything for editing scenes by hand, as one module that is loaded on first use.
 */
export { startSceneKeys } from './scene-keys.ts'
export { drawOver } from './scene-over.ts'
export { startPointer } from './scene-pointer.ts'
export { SceneTab } from './scene-tab.tsx'
