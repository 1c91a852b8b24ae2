/**
 * Reads workflows of GitHub Actions: what triggers them, their jobs, and which job needs which.
 */
import { emptyGraph, type GraphModel, plainArrow } from '../../models/graph.ts'
import { Cursor } from '../../text/cursor.ts'
import type { TextReport } from '../../text/report.ts'
import { entriesIn, entry, itemsIn, readDocument, type Value, wordsIn } from '../read-document.ts'

export function readWorkflow(raw: string): { model: GraphModel; report: TextReport } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const [document] = readDocument(cursor)
  const model = emptyGraph()
  const title = wordsIn(entry(document, 'name'))
  if (title !== '') model.title = title
  const jobs = entriesIn(entry(document, 'jobs'))
  const trigger = entry(document, 'on') ?? entry(document, 'true')
  addTrigger(model, trigger)
  for (const [id, job] of jobs) addJob(model, { id, job, trigger }, cursor.report)
  const lost = model.edges.filter(({ from }) => !model.nodes.has(from))
  for (const { from, at } of lost) cursor.finding(`a job of this workflow, not ${from.replace(/^job /, '')}`, at)
  model.edges = model.edges.filter((each) => !lost.includes(each))
  for (const [key, value] of entriesIn(document))
    if (!['name', 'on', 'true', 'jobs'].includes(key))
      cursor.report.noteOnce('settings of the workflow', value.at, key, key)
  return { model, report: cursor.report }
}

const addTrigger = ({ nodes }: GraphModel, trigger: Value | undefined): void => {
  if (trigger === undefined) return
  const events = trigger.is === 'map' ? entriesIn(trigger).map(([name]) => name) : itemsIn(trigger).map(wordsIn)
  const words = events.map((name) => name.replaceAll('_', ' ')).join(', ')
  nodes.set('on', { id: 'on', label: words || 'trigger', shape: 'source', at: trigger.at })
}

type Job = { id: string; job: Value; trigger: Value | undefined }

const addJob = (model: GraphModel, { id, job, trigger }: Job, report: TextReport): void => {
  const key = `job ${id}`
  const { length } = itemsIn(entry(job, 'steps'))
  const uses = wordsIn(entry(job, 'uses'))
  const environment = wordsIn(entry(job, 'environment')) || wordsIn(entry(job, 'environment', 'name'))
  const matrix = entriesIn(entry(job, 'strategy', 'matrix')).map(([name]) => name)
  const said = [
    uses === '' ? (length === 0 ? '' : `${length} ${length === 1 ? 'step' : 'steps'}`) : uses.replace(/^.*\//, ''),
    matrix.length === 0 ? '' : `for each ${matrix.join(' and ')}`,
    environment === '' ? '' : `environment ${environment}`,
  ].filter((each) => each !== '')
  const runner = wordsIn(entry(job, 'runs-on'))
  model.nodes.set(key, {
    id: key,
    label: wordsIn(entry(job, 'name')) || id,
    at: job.at,
    ...(runner === '' || runner.includes('${{') ? {} : { tech: runner }),
    ...(said.length === 0 ? {} : { note: said.join(', ') }),
  })
  const needs = itemsIn(entry(job, 'needs'))
  const condition = wordsIn(entry(job, 'if'))
  if (condition !== '') report.note('a condition of a job', entry(job, 'if')?.at ?? job.at, condition)
  for (const need of needs) model.edges.push(plainArrow(`job ${wordsIn(need)}`, key, need.at))
  if (needs.length === 0 && trigger !== undefined) model.edges.push(plainArrow('on', key, job.at))
  for (const [name, value] of entriesIn(job))
    if (!['name', 'needs', 'if', 'runs-on', 'steps', 'uses', 'strategy', 'environment'].includes(name))
      report.noteOnce('settings of jobs', value.at, id, name)
}
