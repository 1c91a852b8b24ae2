/** Structured logs of four services around one burst of errors, ordered by time; the warning before it is the cause. */
import { completing } from '../../drawing/data/form.ts'
import { rowName, type TableData, tableForm } from '../../drawing/data/table.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { withDays } from './days.ts'
import { drawLog, spanOf } from './draw.ts'
import { failuresIn } from './failures.ts'
import { tieOf } from './tie.ts'

/** The words of a column in the rows that failed. */
const different = (data: TableData, column: string): string[] => {
  const index = data.columns.findIndex(({ name }) => name.toLowerCase() === column)
  const values = failuresIn(data).map(({ values }) => values[index]?.value ?? null)
  return [...new Set(values.filter((value) => value !== null).map(String))]
}

/** A record as it is logged: time, level, service, trace, message. */
const record = (logged: string) => {
  const [time = '', level = '', service = '', trace = '', ...message] = logged.split(' ')
  const values = [time, level, service, trace, message.join(' ')]
  return { values, ...(level === 'ERROR' ? { state: 'negative' as const } : {}) }
}

export default defineRecipe({
  name: 'Log table',
  family: 'Developer surfaces',
  description:
    'Log records as a table, by day where times have a date, with a time rail to scale: how long the failures took, and how long before them the first record was that shares a code with all, such as a trace, joined in its column. Also called log viewer, log excerpt or event log.',
  useWhen:
    'A postmortem or bug report must show which log records matter and in what order services wrote them. Good for 5 to 24 records with 3 to 8 fields; you need timestamps, levels and messages.',
  avoidWhen:
    'Durations and nesting matter more than messages: use `trace-waterfall`. An incident runs over hours: use `incident-timeline`. You show commands and their output: use `terminal-session`. You count errors over time: use `line-chart`.',
  visual: 84,
  ease: 86,
  overall: 85,
  rationale:
    'A rail to scale shows what matters, the time from cause to failure and the length of the burst, and a thread shows what connects the records, while rows stay readable. A record inserted by hand moves the rows below. You supply records in order of time; those of an error level failed unless a state says otherwise.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(tableForm({ columns: { min: 3, max: 8 }, rows: 24, length: 100 }), withDays),
  sample: {
    title: 'monthly_report causes {errors} errors in {services} services within {span}',
    subtitle: 'All share a trace; 3 s earlier orders found its pool full, 13 of 20 connections held by the report',
    focus: ['09:12:02.004'],
    source: 'Illustrative data',
    columns: [
      { name: 'Time (UTC)', kind: 'time' },
      { name: 'Level', kind: 'chip' },
      { name: 'Service', kind: 'text' },
      { name: 'Trace', kind: 'code' },
      { name: 'Message', kind: 'text' },
    ],
    rows: [
      record('09:12:01.118 INFO orders 7be1 GET /orders/5512 200 in 38 ms'),
      record('09:12:01.940 INFO payments 7c02 charge authorized, 41.00 EUR'),
      record('09:12:02.004 WARN orders 7c3a pool 20/20, 13 held by monthly_report'),
      record('09:12:05.005 ERROR orders 7c3a no connection within 3000 ms'),
      record('09:12:05.009 ERROR checkout 7c3a orders returned 503, order not saved'),
      record('09:12:05.094 WARN payments 7c3a no order, nothing charged'),
      record('09:12:05.103 ERROR gateway 7c3a POST /checkout 503 in 3117 ms'),
      record('09:12:06.870 INFO orders 7d10 monthly_report canceled by timeout'),
      record('09:12:06.901 INFO orders 7d11 pool 7/20, 13 released'),
      record('09:12:07.233 INFO gateway 7d14 POST /checkout 201 in 164 ms'),
    ],
  },
  draw: drawLog,
  derive: (data) => ({
    errors: String(failuresIn(data).length),
    // Without such a column none would be said to have failed.
    ...(different(data, 'service').length > 0 ? { services: String(different(data, 'service').length) } : {}),
    span: spanOf(data),
  }),
  meanings: {
    errors: 'records of an error level whose state says nothing else; without any, those with state negative',
    span: 'from the first failure to the last',
  },
  describe: (data) => {
    const errors = failuresIn(data)
    const services = different(data, 'service')
    const tie = tieOf(data)
    const [first] = (tie?.rows ?? []).flatMap((index) => data.rows[index] ?? [])
    const shared = first?.values[tie?.column ?? 0]?.value
    const said = first?.values[data.columns.findLastIndex(({ kind }) => kind === 'text')]?.value ?? ''
    const tied =
      first === undefined
        ? ''
        : ` All of these share ${shared}, which is first at ${rowName(first)}${said && `: ${said}`}.`
    return `${count(data.rows.length, 'log record')} in order of time with ${enumerate(data.columns.map(({ name }) => name.toLowerCase()))}, from ${rowName(data.rows[0] ?? { values: [] })} to ${rowName(data.rows.at(-1) ?? { values: [] })}.${errors.length === 0 ? '' : ` ${count(errors.length, 'record is a failure', 'records are failures')}${services.length > 0 ? `, in ${enumerate(services)}` : ''}.`}${tied}`
  },
})
