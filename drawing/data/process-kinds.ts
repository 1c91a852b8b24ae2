/** Kinds of nodes of processes, as BPMN has them, beside the timers, starts and ends of every flow. */
export const processKinds = [
  'user-task',
  'service-task',
  'send-task',
  'parallel',
  'inclusive',
  'event-choice',
  'message-start',
  'timer-start',
  'event',
  'message',
  'send',
  'message-end',
  'error-end',
  'terminate-end',
] as const
