/**
 * Reads Mermaid's `gantt`: sections and tasks, `Design : done, d1, after a b, 3d`, with computed dates.
 */
import type { PlanModel } from '../../models/plan.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin, settingOf } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { readStart } from './day-format.ts'
import { type DateSettings, dateTasks, setPrevious, type WrittenTask } from './task-dates.ts'

/** The plan, with the format of its dates as written. */
export type GanttModel = PlanModel & { dateFormat: string }

type GanttReading = {
  cursor: Cursor
  model: GanttModel
  settings: DateSettings
  written: WrittenTask[]
  /** How many tasks have no id of their own. */
  unnamed: number
  section?: string
}

export function readGantt(raw: string): MermaidModel<GanttModel> {
  const { cursor, about, settings: words } = begin(raw, /gantt\b/iy, 'gantt')
  const lists = { excludes: [] as string[], includes: [] as string[] }
  const settings = { ...lists, format: 'YYYY-MM-DD', inclusive: false, weekend: 6 }
  const model: GanttModel = { ...about, ...lists, sections: [], tasks: [], dateFormat: '' }
  const state: GanttReading = { cursor, model, settings, written: [], unnamed: 0 }
  if (settingOf(words, 'displayMode') === 'compact') cursor.noteOnce('styles are not carried over', 0)
  readStatements(cursor, () => statement(state))
  const { tasks, undated } = dateTasks(state.written, settings)
  model.tasks = tasks
  for (const { task, expected } of undated) cursor.finding(expected, task.at)
  return { model, report: cursor.report }
}

const statement = (state: GanttReading): void => {
  const { cursor, model } = state
  if (cursor.take(/%%[^\n]*/y) !== undefined || readAbout(cursor, model)) return
  if (!readFrom(cursor, state, table)) task(state)
}

const listOf = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')

const table: readonly Statement<GanttReading>[] = [
  [
    /title[ \t]+([^\n]*)/y,
    ({ cursor, model }, [, words = ''], at) => void (model.title = readWords(cursor, words, at)),
  ],
  [
    /section[ \t]+([^\n]*)/y,
    (state, [, words = ''], at) => {
      state.section = readWords(state.cursor, words, at)
      state.model.sections.push(state.section)
    },
  ],
  [
    /dateFormat[ \t]+([^#\n;]+)[^\n]*/y,
    ({ settings, model }, [, words = '']) => {
      settings.format = words.trim()
      model.dateFormat = words.trim()
    },
  ],
  [/excludes[ \t]+([^#\n;]+)[^\n]*/y, ({ settings }, [, words = '']) => void settings.excludes.push(...listOf(words))],
  [/includes[ \t]+([^#\n;]+)[^\n]*/y, ({ settings }, [, words = '']) => void settings.includes.push(...listOf(words))],
  [/inclusiveEndDates\b/y, ({ settings }) => void (settings.inclusive = true)],
  [
    /weekend[ \t]+(friday|saturday)\b/y,
    ({ settings }, [, word]) => void (settings.weekend = word === 'friday' ? 5 : 6),
  ],
  [
    /(?:axisFormat|tickInterval|weekday|topAxis|todayMarker)\b[^\n]*/y,
    ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at),
  ],
  [/click[ \t]+[^\n]*/y, ({ cursor }, _, at) => cursor.note('a link or a click', at)],
]

const tags = ['active', 'done', 'crit', 'milestone', 'vert']

const task = (state: GanttReading): void => {
  const { cursor, written, section, settings } = state
  const at = cursor.at
  const [name] = cursor.need(/[^:\n]+/y, 'a task')
  cursor.need(/:/y, ': and when the task is')
  const fields = cursor
    .take(/[^\n]*/y)![0]
    .split(',')
    .map((field) => field.trim())
  const isTag = (field: string | undefined): boolean => field !== undefined && tags.includes(field)
  const found = new Set<string>()
  while (isTag(fields[0])) found.add(fields.shift() ?? '')
  const [first = '', second, third] = fields
  if (third === undefined) state.unnamed += 1
  const id = third === undefined ? `task${state.unnamed}` : first
  const start = third === undefined ? (second === undefined ? undefined : first) : second
  const made: WrittenTask = {
    id,
    name: readWords(cursor, name, at),
    at,
    endWords: third ?? second ?? first,
    ...(section === undefined ? {} : { section }),
    ...(start === undefined ? {} : { startWords: start }),
    isActive: found.has('active'),
    isDone: found.has('done'),
    isCritical: found.has('crit'),
    isMilestone: found.has('milestone'),
    isMark: found.has('vert'),
  }
  const previous = written.at(-1)
  if (previous !== undefined) setPrevious(made, previous)
  if (previous === undefined && start === undefined && readStart(first, settings.format) === undefined)
    cursor.stop('a start: the first task follows no other', at)
  written.push(made)
}
