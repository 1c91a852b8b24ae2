import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { draw } from '../../entries/library/recipes.ts'

const head = '<?xml version="1.0"?>\n<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL">\n'

const file = (inside: string): string => `${head}${inside}\n</bpmn:definitions>`

const parcel = file(`<bpmn:collaboration id="c">
<bpmn:participant id="p1" name="Shop" processRef="sell" /><bpmn:participant id="p2" name="Carrier" />
<bpmn:messageFlow id="m1" name="label" sourceRef="pack" targetRef="p2" />
<bpmn:messageFlow id="m2" sourceRef="p2" targetRef="picked" />
</bpmn:collaboration>
<bpmn:process id="sell">
<bpmn:startEvent id="Start_1"><bpmn:outgoing>f1</bpmn:outgoing></bpmn:startEvent>
<bpmn:userTask id="pack" name="Pack &amp; label" />
<bpmn:boundaryEvent id="late" attachedToRef="pack"><bpmn:timerEventDefinition><bpmn:timeDuration>PT36H</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>
<bpmn:intermediateCatchEvent id="picked" name="Picked up"><bpmn:messageEventDefinition /></bpmn:intermediateCatchEvent>
<bpmn:inclusiveGateway id="Which" />
<bpmn:receiveTask id="Ask" />
<bpmn:endEvent id="done" name="Done" />
<bpmn:endEvent id="given" name="Given up"><bpmn:terminateEventDefinition /></bpmn:endEvent>
<bpmn:sequenceFlow id="f1" sourceRef="Start_1" targetRef="pack" />
<bpmn:sequenceFlow id="f2" sourceRef="pack" targetRef="picked" />
<bpmn:sequenceFlow id="f3" sourceRef="late" targetRef="given" />
<bpmn:sequenceFlow id="f4" sourceRef="picked" targetRef="Which" />
<bpmn:sequenceFlow id="f5" name="insured" sourceRef="Which" targetRef="Ask" />
<bpmn:sequenceFlow id="f6" sourceRef="Which" targetRef="done" />
<bpmn:textAnnotation id="t"><bpmn:text>Two people</bpmn:text></bpmn:textAnnotation>
<bpmn:association id="a" sourceRef="pack" targetRef="t" />
<bpmn:dataObjectReference id="d" name="Label" />
</bpmn:process>`)

test('pools, tasks, events, gateways and messages are those of the file', async () => {
  const read = await importDiagram(parcel, { name: 'parcel.bpmn' })
  expect(read).toMatchObject({
    ok: true,
    from: 'bpmn',
    recipe: 'bpmn-collaboration',
    findings: [],
    notes: [{ line: 25, what: 'data objects are not drawn', text: 'Label' }],
    data: {
      title: 'Parcel',
      groups: [{ name: 'Shop' }, { name: 'Carrier' }],
      nodes: [
        { id: 'start-1', kind: 'start', group: 'Shop' },
        { name: 'Pack & label', kind: 'user-task' },
        { name: 'Picked up', kind: 'message' },
        { id: 'which', kind: 'inclusive' },
        { name: 'Receive task', note: 'waits for a message' },
        { name: 'Done', kind: 'end' },
        { name: 'Given up', kind: 'terminate-end' },
      ],
      edges: [
        { from: 'Pack & label', to: 'Carrier', kind: 'message', text: 'label' },
        { from: 'Carrier', to: 'Picked up', kind: 'message' },
        { from: 'start-1', to: 'Pack & label' },
        { from: 'Pack & label', to: 'Picked up' },
        { from: 'Pack & label', to: 'Given up', kind: 'on-timer', text: '36 hours' },
        { from: 'Picked up', to: 'which' },
        { from: 'which', to: 'Receive task', text: 'insured' },
        { from: 'which', to: 'Done' },
      ],
      callouts: [{ on: 'Pack & label', text: 'Two people' }],
    },
  })
  if (read.ok) expect(await draw(read.recipe, read.data)).toMatchObject({ ok: true, warnings: [] })
})

test('one organization with lanes is a process in lanes, and can be a collaboration', async () => {
  const lanes = file(`<bpmn:process id="p"><bpmn:laneSet id="s">
<bpmn:lane id="l1" name="Sales"><bpmn:flowNodeRef>a</bpmn:flowNodeRef></bpmn:lane>
<bpmn:lane id="l2" name="Support"><bpmn:flowNodeRef>b</bpmn:flowNodeRef></bpmn:lane></bpmn:laneSet>
<bpmn:task id="a" name="Sell" /><bpmn:task id="b" name="Help" />
<bpmn:sequenceFlow id="f" sourceRef="a" targetRef="b" /></bpmn:process>`)
  expect(await importDiagram(lanes)).toMatchObject({
    recipe: 'swimlane-process',
    others: ['bpmn-collaboration'],
    data: { groups: [{ name: 'Sales' }, { name: 'Support' }], nodes: [{ group: 'Sales' }, { group: 'Support' }] },
  })
  expect(await importDiagram(lanes, { recipe: 'bpmn-collaboration' })).toMatchObject({
    notes: [{ what: 'lanes in pools are not drawn', lines: [4, 5] }],
  })
})

test('what is inside of a subprocess is named, and flows that lead nowhere are findings', async () => {
  const nested = file(`<bpmn:process id="p">
<bpmn:task id="a" name="A" />
<bpmn:subProcess id="s" name="Check">
<bpmn:task id="x" name="X" /><bpmn:sequenceFlow id="g" sourceRef="x" targetRef="x" />
</bpmn:subProcess>
<bpmn:sequenceFlow id="f" sourceRef="a" targetRef="s" />
<bpmn:sequenceFlow id="h" sourceRef="a" targetRef="zz" />
</bpmn:process>`)
  expect(await importDiagram(nested)).toMatchObject({
    data: { nodes: [{ name: 'A' }, { name: 'Check' }], edges: [{ from: 'A', to: 'Check' }] },
    notes: [
      { line: 5, what: 'subprocesses are drawn as one task' },
      { line: 6, what: expect.stringContaining('inside') },
    ],
    findings: [{ line: 9, problem: expect.stringContaining('"zz"') }],
  })
})

test.each([
  ['P10D', '10 days'],
  ['P1W', '1 week'],
  ['P1M', '1 month'],
  ['PT1M', '1 minute'],
  ['P1DT2H', '1 day 2 hours'],
  ['R3/PT10H', '3 times every 10 hours'],
  ['R/P1D', 'every 1 day'],
  ['${later}', '${later}'],
])('a timer of %s fires after %s', async (time, words) => {
  const timed = file(`<bpmn:process id="p"><bpmn:task id="a" name="A" /><bpmn:task id="b" name="B" />
<bpmn:boundaryEvent id="t" attachedToRef="a"><bpmn:timerEventDefinition><bpmn:timeDuration>${time}</bpmn:timeDuration></bpmn:timerEventDefinition></bpmn:boundaryEvent>
<bpmn:sequenceFlow id="f" sourceRef="t" targetRef="b" /></bpmn:process>`)
  expect(await importDiagram(timed)).toMatchObject({ data: { edges: [{ kind: 'on-timer', text: words }] } })
})
