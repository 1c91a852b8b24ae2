/**
 * Words that engineers use for the same thing: whoever asks for one means the others too.
 */
import { stem } from './words.ts'

/** The stems of the other words of a stem's meanings. */
export function sameMeaning(root: string): readonly string[] {
  return meanings.get(root) ?? []
}

/** One meaning a line; a word may have several. */
const groups = `
break breaks broke fail fails failure fault crash outage dies die dead broken down breakage collapse
slow slower slowest sluggish latency delay late lag wait long longer
fast faster fastest quick speed quicker pace
fix fixed fixes repair resolve restore recover recovery mitigate patch patches
stop stops restart reboot drain off kill shutdown
lost lose loses vanish vanished disappear missing gone
big bigger biggest large larger largest size huge
small smaller smallest tiny
most top highest maximum biggest largest
cost costs expensive price bill invoice money budget spend spent quote expense expenses salary
sales revenue income profit earnings sell sold
buy bought purchase order checkout pay payment payments shop
deliver delivery ship shipping parcel pickup
bank banks transfer payment
error errors bug bugs failure exception fault defect complaint complaints
change changes changed replace replaced rewrite adapt adapts adjust modify edit edited update updated alter difference
depend depends dependency dependencies need needs rely requires require
call calls called invoke request requests
message messages msg event
server servers host hosts machine machines node vm vms
database databases db datastore store storage
table tables relation
column columns field fields attribute attributes
user users customer customers visitor visitors client people
working doing busy
person people human someone everybody everyone
newcomer intern newbie hire developer junior juniors onboarding beginner
team teams department departments group role roles
login log-in signin authentication authenticate auth sso
approve approves approval sign-off authorize permission allowed
deploy deployment release rollout ship shipped launch publish live production prod
version versions release releases
test tests testing verify verified check checks validate
prove proof convince certify compliance audit auditor
compare comparison versus vs against
part parts piece pieces component components component module modules block element
layer layers package packages module
step steps stage stages phase phases
commit push merge checkin
share shares percentage percent proportion ratio fraction divided split
spread distribution variance variation predictable unpredictable
trend development growth grow grew grows increase rise rose climb
decrease drop drops fall fell decline shrink
improve improved improvement better help helped benefit gain
worse regression deteriorate loss
before previous earlier old last
time duration minutes hours seconds
week weekly day daily month monthly quarter year yearly
month january february march april june july august september october november december
code source program script
compile compiled build built
function functions method methods procedure subroutine
class classes type types subclass subclasses object objects
file files document documents
folder folders directory directories tree
memory ram
disk storage
bit bits flag flags
byte bytes octet
network networks lan
internet outside public external
cloud aws azure gcp
queue queues topic broker
cache caching cached
encrypt encryption encrypted secure security
secret password credential token
attack attacker hacker threat intruder steal stolen
trust certificate genuine
risk risks danger dangers hazard hazards worry wrong
plan planning schedule plans
task tasks ticket tickets todo work card chore chores
project program
goal goals target targets objective objectives aim promise
cause causes reason reasons why blame culprit suspect
path route
state states status statuses
key keys
hash hashes digest checksum
tree hierarchy
branch branches
query queries sql select statement
page pages screen screens form forms dialog
parallel concurrent concurrently simultaneous
thread threads worker workers
replica replicas copy copies
agree agreement consensus
elect election leader master charge
ai llm model chatgpt gpt bot
answer answers reply response
website site web
browser browsers
software application app apps system product
kubernetes k8s
javascript js
typescript ts
postgres postgresql
syntax grammar language
history chronology past
priority prioritize first urgent important
explain teach understand tutorial walk walkthrough
draft sketch mockup design
support supported maintenance maintained
finish finished done complete completed
bottleneck stuck blocked block overloaded busy
quality reliable reliability consistent stable
internal internals inside
vm vms instance instances virtual
technology technologies tool tools framework frameworks library libraries
adopt trial retire deprecate deprecated sunset abandon
severity severe priority
alpha beta preview milestone
category categories kind group groups
nested nesting hierarchy hierarchical subcategory within
access permission permissions right rights grant grants privilege privileges role
config configuration setting settings json yaml
surplus deficit positive negative
refund compensate compensation undo rollback revert
visit visits visitor traffic
agent agents assistant subagent subagents
option options alternative alternatives choice choices candidate
patch put post get http endpoint
p50 p95 p99 percentile percentiles latency
region regions zone zones az availability
retry retries redeliver redelivered backoff
throttle throttling quota limiter
monitor monitoring observability alert alerts metric metrics
ring circle circular loop cycle
rank ranking ranked ordered sorted leaderboard
correlation correlate correlated relationship
outlier outliers extreme
forecast predict prediction projection
owner owners ownership owns responsible accountable
migrate migration migrating switch
lock locks deadlock mutex
ingest pipeline etl
subscribe subscriber subscribers consumer consumers
publish publisher publishers producer producers
sprint iteration scrum agile
`.trim()

const meanings = new Map<string, string[]>()
for (const line of groups.split('\n')) {
  const roots = [...new Set(line.split(' ').map(stem))]
  for (const root of roots)
    meanings.set(root, [...new Set([...(meanings.get(root) ?? []), ...roots.filter((other) => other !== root)])])
}
