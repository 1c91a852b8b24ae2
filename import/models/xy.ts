/**
 * Charts as diagram languages write them: two axes, and series of values over them.
 */
import type { Titled } from './graph.ts'

/** An axis: its title, and categories or a range. */
export type XyAxis = { title?: string; categories?: string[]; range?: [number, number] }

export type XyPlot = { type: 'bar' | 'line'; title?: string; values: number[]; at: number }

export type XyModel = Titled & { orientation: 'vertical' | 'horizontal'; x: XyAxis; y: XyAxis; plots: XyPlot[] }
