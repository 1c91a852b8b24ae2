/** What files of other tools do that small examples do not: order, prefixes, missing ids, what a picture has no sign for. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { draw } from '../../entries/library/recipes.ts'

const read = async (inside: string, recipe?: string) => {
  const found = await importDiagram(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL">\n${inside}\n</definitions>`,
    recipe === undefined ? {} : { recipe },
  )
  const { data, notes } = found.ok ? found : { data: {}, notes: [] }
  return {
    recipe: found.ok ? found.recipe : '',
    data: data as Record<string, unknown>,
    notes: notes.map(({ what, text }) => (text === '' ? what : `${what}: ${text}`)),
    findings: found.findings.map(({ problem }) => problem),
  }
}

const process = (inside: string): string => `<process id="p">${inside}</process>`

test('elements come in any order, references have prefixes, and an empty process is no pool', async () => {
  const { data } = await read(`<process id="p" name="Inner"><association sourceRef="x:a" targetRef="t" />
<textAnnotation id="t"><text>Two people</text></textAnnotation><task id="a" name="A" /></process><process id="empty" />
<collaboration name="All"><participant id="P" name="Shop" processRef="x:p" /><participant id="Q" processRef="q" />
<messageFlow sourceRef="Q" targetRef="x:a" /></collaboration>`)
  expect(data).toMatchObject({
    title: 'All',
    nodes: [{ name: 'A', group: 'Shop' }],
    groups: [{ name: 'Shop' }, { name: 'Process' }],
    edges: [{ from: 'Process', to: 'A', kind: 'message' }],
    callouts: [{ on: 'A', text: 'Two people' }],
  })
})

test('steps without an id and with one of another are there; the second is a finding', async () => {
  expect(await read(process('<task name="A" /><task id="b" name="B" />\n<task id="b" name="C" />'))).toMatchObject({
    data: { nodes: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
    findings: [expect.stringContaining('an id of its own, not "b"')],
  })
})

test('what no sign says is in words: triggers, repetitions, defaults', async () => {
  const { data, notes } = await read(`<signalEventDefinition id="s" />
${process(`<startEvent id="e" name="E"><eventDefinitionRef>x:s</eventDefinitionRef></startEvent>
<intermediateThrowEvent id="i"><escalationEventDefinition /></intermediateThrowEvent>
<exclusiveGateway id="g" default="f" /><task id="a" name="A"><multiInstanceLoopCharacteristics isSequential="true" /></task>
<subProcess id="u" name="U"><standardLoopCharacteristics /></subProcess>
<sequenceFlow id="f" sourceRef="g" targetRef="a" /><sequenceFlow id="h" name="yes" sourceRef="g" targetRef="u" />`)}`)
  expect(data).toMatchObject({
    nodes: [
      { name: 'E', kind: 'start', note: 'on a signal' },
      { id: 'i', kind: 'event', note: 'escalates' },
      { id: 'g', kind: 'decision' },
      { name: 'A', note: 'for each, one by one' },
      { name: 'U', note: 'subprocess, repeats' },
    ],
    edges: [{ text: 'otherwise' }, { text: 'yes' }],
  })
  expect(notes).toEqual(['subprocesses are drawn as one task: U'])
})

test('what is not drawn is named: further definitions, events that lead nowhere, what does not interrupt', async () => {
  const found = await read(
    process(`<startEvent id="s" name="S" isInterrupting="false"><messageEventDefinition /><timerEventDefinition /></startEvent>
<task id="a" name="A" /><boundaryEvent id="b" name="Late" attachedToRef="a"><timerEventDefinition /></boundaryEvent>
<boundaryEvent id="c" name="Lost" attachedToRef="zz"><timerEventDefinition /></boundaryEvent>
<task id="u" name="Undo" /><association sourceRef="a" targetRef="u" />
<exclusiveGateway id="g" default="f" /><sequenceFlow id="f" name="else" sourceRef="g" targetRef="a" />`),
  )
  expect(found).toMatchObject({
    data: { nodes: [{ kind: 'message-start' }, { name: 'A' }, { name: 'Lost', kind: 'timer' }, {}, {}] },
    findings: [expect.stringContaining('an event at a task that is there, not at "zz"')],
  })
  expect(found.notes.toSorted()).toEqual([
    'associations between steps are not drawn: Undo',
    'events at a border that lead nowhere are not drawn: Late',
    'further definitions of an event are not drawn: timer S',
    'starts that interrupt nothing look like those that do: S',
    'which way is the default is not drawn: else',
  ])
})

test('a message into a subprocess leads to it; what is in it is named', async () => {
  const found = await read(`<collaboration><participant id="P" name="X" processRef="p" /><participant id="Q" name="Y" />
<messageFlow name="hi" sourceRef="Q" targetRef="i" /></collaboration>
${process('<subProcess id="s" name="S"><task id="i" name="I" /><textAnnotation id="t"><text>Hi</text></textAnnotation></subProcess>')}`)
  expect(found).toMatchObject({ data: { edges: [{ from: 'Y', to: 'S', kind: 'message', text: 'hi' }] }, findings: [] })
  expect(found.notes).toEqual([
    'flows to steps inside of a subprocess lead to the subprocess: hi',
    'subprocesses are drawn as one task: S',
    'what is inside of a subprocess is not drawn: I',
  ])
})

test('lanes: the innermost has the step, gateways and events say what they are, the rest is named', async () => {
  const found = await read(
    `<collaboration><participant id="P" name="X" processRef="p" /><participant id="Q" name="Y" />
<messageFlow sourceRef="a" targetRef="Q" /></collaboration>
${process(`<laneSet><lane id="L" name="Outer"><childLaneSet><lane id="M" name="In"><flowNodeRef>a</flowNodeRef></lane>
<lane id="N" name="On"><flowNodeRef>g</flowNodeRef><flowNodeRef>b</flowNodeRef></lane></childLaneSet><flowNodeRef>a</flowNodeRef></lane></laneSet>
<userTask id="a" name="A" /><parallelGateway id="g" name="Both" /><endEvent id="b" name="B"><errorEventDefinition /></endEvent>
<boundaryEvent id="e" attachedToRef="a"><errorEventDefinition /></boundaryEvent>
<textAnnotation id="t"><text>Remark</text></textAnnotation><association sourceRef="a" targetRef="t" />
<sequenceFlow sourceRef="a" targetRef="g" /><sequenceFlow sourceRef="e" targetRef="b" />`)}`,
    'swimlane-process',
  )
  expect(found.data).toMatchObject({
    nodes: [
      { name: 'A', group: 'In' },
      { name: 'Both', kind: 'decision', note: 'all of', group: 'On' },
      { name: 'B', kind: 'end', note: 'raises an error' },
    ],
    edges: [{ to: 'Both' }, { from: 'A', to: 'B', text: 'error' }],
    groups: [{ name: 'In' }, { name: 'On' }],
    callouts: [{ on: 'A', text: 'Remark' }],
  })
  expect(found.notes.toSorted()).toEqual([
    'events at a border are words at their flow',
    'lanes around lanes are not drawn: Outer',
    'messages of other participants are not drawn',
    'who or what does a task is not drawn: A',
  ])
})

test('many elements, each with a process or a flow of its own, are read one by one', async () => {
  const many = Array.from(
    { length: 400 },
    (_, index) => `<process id="t${index}" /><participant id="p${index}" processRef="t${index}" />`,
  )
  const { findings } = await read(`<collaboration>${many.join('')}</collaboration>${'<subProcess>'.repeat(3000)}`)
  expect(findings.length).toBeGreaterThan(0)
})

test('elements of any name are read over, those of JavaScript’s objects too', async () => {
  const text = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p"><__proto__/><toString/>
<startEvent id="a" name="A"><constructorEventDefinition/></startEvent><constructor/><endEvent id="b" name="B"/>
<sequenceFlow id="f" sourceRef="a" targetRef="b"/></process></definitions>`
  const read = await importDiagram(text)
  expect(read).toMatchObject({ ok: true, findings: [] })
  if (read.ok) expect(await draw(read.recipe, read.data)).toMatchObject({ ok: true })
})
