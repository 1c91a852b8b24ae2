/**
 * The smallest valid scene and the smallest element of each kind, for tests to break.
 */
import type { Element, Scene } from '../src/scene/scene.ts'

export const scene: Scene = { version: 1, width: 100, height: 100, title: '', description: '', elements: [] }

export const box = { type: 'box', x: 0, y: 0, w: 1, h: 1 } as const
export const text = { type: 'text', x: 0, y: 0, text: '' } as const
export const line = { type: 'line', x: 0, y: 0, x2: 0, y2: 0 } as const
export const path = { type: 'path', d: 'M' } as const
export const circle = { type: 'circle', x: 0, y: 0, r: 1 } as const

/** The smallest scene around some elements. */
export const sceneOf = (...elements: Element[]): Scene => ({ ...scene, elements })
