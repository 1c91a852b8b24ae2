/** Whether a text is a file of BPMN: markup whose definitions are of that namespace, whatever prefix their names have. */
export const isBpmn = (text: string): boolean =>
  /<(?:\w+:)?definitions\b[^>]*\bomg\.org\/spec\/BPMN\b/.test(text.slice(0, 20_000))
