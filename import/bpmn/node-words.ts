/**
 * What a step is, in words: where a drawing has no sign for it.
 */
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { oneLine } from '../convert/names.ts'
import { durationInWords, readDuration } from '../text/duration.ts'
import type { BpmnFlow, BpmnNode } from './process.ts'

/** What is drawn as another thing of its kind. */
const elements = new Map(
  Object.entries({
    receiveTask: 'waits for a message',
    scriptTask: 'script',
    businessRuleTask: 'rule',
    callActivity: 'calls a process',
    complexGateway: 'complex gateway',
    subProcess: 'subprocess',
    eventSubProcess: 'event subprocess',
    adHocSubProcess: 'ad hoc subprocess',
    transaction: 'transaction',
  }),
)

/** What events wait for, and what they do. */
const triggers = new Map<string, readonly [caught: string, thrown: string]>(
  Object.entries({
    message: ['on a message', 'sends a message'],
    timer: ['after a time', 'after a time'],
    error: ['on an error', 'raises an error'],
    signal: ['on a signal', 'sends a signal'],
    conditional: ['on a condition', 'on a condition'],
    escalation: ['on an escalation', 'escalates'],
    compensate: ['on compensation', 'compensates'],
    cancel: ['on cancellation', 'cancels'],
    link: ['comes from a link', 'goes on at a link'],
    terminate: ['ends everything', 'ends everything'],
  } as const),
)

export const isSubProcess = ({ element }: Pick<BpmnNode, 'element'>): boolean =>
  /subProcess$/i.test(element) || element === 'transaction'

export const isTask = ({ element }: BpmnNode): boolean => !/(?:Event|Gateway)$/.test(element)

/** `serviceTask` in words: Service task. */
export const inSpaces = (element: string): string =>
  sentenceCase(
    element
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .replace('sub process', 'subprocess'),
  )

/** What triggers an event or is triggered by it; when a timer fires, unless its name says it. */
export const triggerWords = ({ element, trigger, time, name }: BpmnNode): string => {
  if (trigger === 'timer' && time !== '') return /\d/.test(name) ? '' : timeIn(time)
  const [caught, thrown] = triggers.get(trigger) ?? [trigger, trigger]
  return /Throw|^end/.test(element) ? thrown : caught
}

/** What a task is, unless it is called so for want of a name, and how often it is done. */
export const taskWords = ({ element, name, repeats }: BpmnNode): string[] => {
  const words = elements.get(element) ?? ''
  return [oneLine(name) === '' && sentenceCase(words) === inSpaces(element) ? '' : words, repeats]
}

/** The words of a flow: the event at a border that it leaves, then its own; a default without words is what is left. */
export const flowWords = ({ name, isDefault }: BpmnFlow, from: BpmnNode | undefined): string => {
  const own = oneLine(name) || (isDefault ? 'otherwise' : '')
  return [from?.host === undefined ? '' : borderWords(from), own].filter((each) => each !== '').join(': ')
}

const borderWords = ({ name, time, trigger }: BpmnNode): string => oneLine(name) || timeIn(time) || trigger

/** `P10D` in words: 10 days; `R3/PT10H`: 3 times every 10 hours. What is no plain time of ISO 8601 stays as it is. */
const timeIn = (written: string): string => {
  const [, times, cycle] = /^R(\d{0,9})\/([^/]*)$/.exec(written) ?? []
  const duration = readDuration(cycle ?? written)
  if (duration === undefined) return oneLine(written)
  const words = durationInWords(duration)
  return cycle === undefined ? words : times === '' ? `every ${words}` : `${times} times every ${words}`
}
