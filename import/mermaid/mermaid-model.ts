/**
 * What a reader of one kind of Mermaid returns: its model, and what it had to say.
 */
import type { TextReport } from '../text/report.ts'

export type MermaidModel<Model> = { model: Model; report: TextReport }
