/**
 * The readers to be measured, by the path of their collection: their module, and what compares their model with the one of
 * another program.
 */

import { readD2 } from '../../import/d2/read-d2.ts'
import { readDbml } from '../../import/dbml/read-dbml.ts'
import { readDot } from '../../import/dot/read-dot.ts'
import { readArchitecture } from '../../import/mermaid/architecture/read-architecture.ts'
import { readBlock } from '../../import/mermaid/block/read-block.ts'
import { readC4 } from '../../import/mermaid/c4/read-c4.ts'
import { readClass } from '../../import/mermaid/class/read-class.ts'
import { readCynefin } from '../../import/mermaid/cynefin/read-cynefin.ts'
import { readEr } from '../../import/mermaid/er/read-er.ts'
import { readEventmodeling } from '../../import/mermaid/eventmodeling/read-eventmodeling.ts'
import { readFlowchart } from '../../import/mermaid/flowchart/read-flowchart.ts'
import { readGantt } from '../../import/mermaid/gantt/read-gantt.ts'
import { readGitgraph } from '../../import/mermaid/gitgraph/read-gitgraph.ts'
import { readIshikawa } from '../../import/mermaid/ishikawa/read-ishikawa.ts'
import { readJourney } from '../../import/mermaid/journey/read-journey.ts'
import { readKanban } from '../../import/mermaid/kanban/read-kanban.ts'
import { readMindmap } from '../../import/mermaid/mindmap/read-mindmap.ts'
import { readPacket } from '../../import/mermaid/packet/read-packet.ts'
import { readPie } from '../../import/mermaid/pie/read-pie.ts'
import { readQuadrant } from '../../import/mermaid/quadrant/read-quadrant.ts'
import { readRadar } from '../../import/mermaid/radar/read-radar.ts'
import { readRailroad } from '../../import/mermaid/railroad/read-railroad.ts'
import { readRequirement } from '../../import/mermaid/requirement/read-requirement.ts'
import { readSankey } from '../../import/mermaid/sankey/read-sankey.ts'
import { readSequence } from '../../import/mermaid/sequence/read-sequence.ts'
import { readState } from '../../import/mermaid/state/read-state.ts'
import { readTimeline } from '../../import/mermaid/timeline/read-timeline.ts'
import { readTreemap } from '../../import/mermaid/treemap/read-treemap.ts'
import { readTreeview } from '../../import/mermaid/treeview/read-treeview.ts'
import { readVenn } from '../../import/mermaid/venn/read-venn.ts'
import { readWardley } from '../../import/mermaid/wardley/read-wardley.ts'
import { readXychart } from '../../import/mermaid/xychart/read-xychart.ts'
import { readActivity } from '../../import/plantuml/activity/read-activity.ts'
import { readChart } from '../../import/plantuml/chart/read-chart.ts'
import { readClass as readPlantClass } from '../../import/plantuml/class/read-class.ts'
import { readComponent } from '../../import/plantuml/component/read-component.ts'
import { readGantt as readPlantGantt } from '../../import/plantuml/gantt/read-gantt.ts'
import { readNetworks } from '../../import/plantuml/nwdiag/read-networks.ts'
import { readOutline } from '../../import/plantuml/outline/read-outline.ts'
import { readSequence as readPlantSequence } from '../../import/plantuml/sequence/read-sequence.ts'
import { readState as readPlantState } from '../../import/plantuml/state/read-state.ts'
import { readTiming } from '../../import/plantuml/timing/read-timing.ts'
import { readSql } from '../../import/sql/read-sql.ts'
import { readWorkspace } from '../../import/structurizr/read-workspace.ts'
import type { TextReport } from '../../import/text/report.ts'
import { readCompose } from '../../import/yaml/compose/read-compose.ts'
import { readManifests } from '../../import/yaml/kubernetes/read-manifests.ts'
import { readWorkflow } from '../../import/yaml/workflow/read-workflow.ts'
import { compareArchitecture, compareBlock, compareRequirement } from './compare/architecture.ts'
import { compareC4 } from './compare/c4.ts'
import {
  compareJourney,
  comparePacket,
  comparePie,
  compareQuadrant,
  compareRadar,
  compareSankey,
  compareTimeline,
  compareXychart,
} from './compare/charts.ts'
import { compareClass } from './compare/class.ts'
import type { Theirs } from './compare/differences.ts'
import { compareDot } from './compare/dot.ts'
import { compareEr } from './compare/er.ts'
import { compareFlowchart } from './compare/flowchart.ts'
import { compareCynefin, compareEventmodeling, compareGrammar, compareVenn, compareWardley } from './compare/others.ts'
import { compareGantt, compareGitgraph } from './compare/plans.ts'
import { compareSequence } from './compare/sequence.ts'
import { compareState } from './compare/state.ts'
import { compareIshikawa, compareKanban, compareMindmap, compareTreemap, compareTreeview } from './compare/trees.ts'

type Reading<Model> = {
  module: string
  read: (text: string) => { model: Model; report: TextReport }
  compare?: (ours: Model, theirs: Theirs) => string[]
}

/** What a table of readings has in common, whatever their models are. */
const reading = <Model>(
  module: string,
  read: Reading<Model>['read'],
  compare?: Reading<Model>['compare'],
): Reading<never> => ({ module, read, ...(compare === undefined ? {} : { compare }) }) as unknown as Reading<never>

const boardOf = ({ board, report }: ReturnType<typeof readD2>) => ({ model: board, report })

export const readings = {
  'mermaid/flowchart': reading('mermaid/flowchart', readFlowchart, compareFlowchart),
  'mermaid/sequence': reading('mermaid/sequence', readSequence, compareSequence),
  'mermaid/class': reading('mermaid/class', readClass, compareClass),
  'mermaid/state': reading('mermaid/state', readState, compareState),
  'mermaid/er': reading('mermaid/er', readEr, compareEr),
  'mermaid/timeline': reading('mermaid/timeline', readTimeline, compareTimeline),
  'mermaid/pie': reading('mermaid/pie', readPie, comparePie),
  'mermaid/journey': reading('mermaid/journey', readJourney, compareJourney),
  'mermaid/quadrantchart': reading('mermaid/quadrant', readQuadrant, compareQuadrant),
  'mermaid/packet': reading('mermaid/packet', readPacket, comparePacket),
  'mermaid/xychart': reading('mermaid/xychart', readXychart, compareXychart),
  'mermaid/sankey': reading('mermaid/sankey', readSankey, compareSankey),
  'mermaid/radar': reading('mermaid/radar', readRadar, compareRadar),
  'mermaid/treemap': reading('mermaid/treemap', readTreemap, compareTreemap),
  'mermaid/treeView': reading('mermaid/treeview', readTreeview, compareTreeview),
  'mermaid/ishikawa': reading('mermaid/ishikawa', readIshikawa, compareIshikawa),
  'mermaid/mindmap': reading('mermaid/mindmap', readMindmap, compareMindmap),
  'mermaid/kanban': reading('mermaid/kanban', readKanban, compareKanban),
  'mermaid/gantt': reading('mermaid/gantt', readGantt, compareGantt),
  'mermaid/gitgraph': reading('mermaid/gitgraph', readGitgraph, compareGitgraph),
  'mermaid/c4': reading('mermaid/c4', readC4, compareC4),
  'mermaid/block': reading('mermaid/block', readBlock, compareBlock),
  'mermaid/architecture': reading('mermaid/architecture', readArchitecture, compareArchitecture),
  'mermaid/requirement': reading('mermaid/requirement', readRequirement, compareRequirement),
  'mermaid/eventmodeling': reading('mermaid/eventmodeling', readEventmodeling, compareEventmodeling),
  'mermaid/railroad': reading('mermaid/railroad', readRailroad, compareGrammar),
  'mermaid/railroadEbnf': reading('mermaid/railroad', readRailroad, compareGrammar),
  'mermaid/railroadAbnf': reading('mermaid/railroad', readRailroad, compareGrammar),
  'mermaid/railroadPeg': reading('mermaid/railroad', readRailroad, compareGrammar),
  'mermaid/venn': reading('mermaid/venn', readVenn, compareVenn),
  'mermaid/swimlane': reading('mermaid/swimlane', readFlowchart, compareFlowchart),
  'mermaid/wardley': reading('mermaid/wardley', readWardley, compareWardley),
  'mermaid/cynefin': reading('mermaid/cynefin', readCynefin, compareCynefin),
  'dbml/tables': reading('dbml', readDbml),
  'dbml/projects': reading('dbml', readDbml),
  'sql/tables': reading('sql', readSql),
  'sql/projects': reading('sql', readSql),
  'yaml/compose': reading('yaml/compose', readCompose),
  'yaml/compose-projects': reading('yaml/compose', readCompose),
  'yaml/kubernetes': reading('yaml/kubernetes', readManifests),
  'yaml/kubernetes-projects': reading('yaml/kubernetes', readManifests),
  'yaml/workflow': reading('yaml/workflow', readWorkflow),
  'yaml/workflow-projects': reading('yaml/workflow', readWorkflow),
  'dot/graphviz': reading('dot', readDot, compareDot),
  'plantuml/sequence': reading('plantuml/sequence', readPlantSequence),
  'plantuml/class': reading('plantuml/class', readPlantClass),
  'plantuml/object': reading('plantuml/class', readPlantClass),
  'plantuml/state': reading('plantuml/state', readPlantState),
  'plantuml/activity': reading('plantuml/activity', readActivity),
  'plantuml/component': reading('plantuml/component', readComponent),
  'plantuml/usecase': reading('plantuml/component', readComponent),
  'plantuml/mindmap': reading('plantuml/mindmap', readOutline),
  'plantuml/wbs': reading('plantuml/wbs', readOutline),
  'plantuml/gantt': reading('plantuml/gantt', readPlantGantt),
  'plantuml/nwdiag': reading('plantuml/nwdiag', readNetworks),
  'plantuml/timing': reading('plantuml/timing', readTiming),
  'plantuml/chart': reading('plantuml/chart', (text) => {
    const { chart, report } = readChart(text)
    return { model: chart, report }
  }),
  'd2/d2': reading('d2', (text) => boardOf(readD2(text))),
  'structurizr/examples': reading('structurizr', (text) => {
    const { workspace, report } = readWorkspace(text)
    return { model: workspace, report }
  }),
}

export type ReadingName = keyof typeof readings
