/** The plain look of kinds of processes. */
import type { processKinds } from '../data/process-kinds.ts'
import type { NodeStyle } from './style.ts'

/** Kinds of processes without the signs of BPMN. */
export const processNodes = {
  'user-task': { shape: 'round', text: 'Task of a person' },
  'service-task': { shape: 'round', text: 'Task of a service' },
  'send-task': { shape: 'round', text: 'Task that sends a message' },
  parallel: { shape: 'bar', text: 'Fork or join' },
  inclusive: { shape: 'choice', text: 'One or more ways' },
  'event-choice': { shape: 'choice', text: 'Whichever event is first' },
  'message-start': { shape: 'pill', text: 'Starts with a message' },
  'timer-start': { shape: 'pill', text: 'Starts at a time' },
  event: { shape: 'flag', text: 'Event' },
  message: { shape: 'flag', text: 'Waits for a message' },
  send: { shape: 'flag', text: 'Sends a message' },
  'message-end': { shape: 'pill', text: 'Ends with a message' },
  'error-end': { shape: 'pill', text: 'Ends with an error' },
  'terminate-end': { shape: 'pill', text: 'Ends everything' },
} as const satisfies Record<(typeof processKinds)[number], NodeStyle>
