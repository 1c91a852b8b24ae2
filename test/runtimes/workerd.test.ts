/**
 * Workerd responds like Node, over real sockets: status, headers, and every byte before compression.
 */
import { testContract } from '../contract/contract-tests.ts'
import { startPair, staticAssets } from './start-pair.ts'

testContract(startPair, { exhaustive: false, excluded: staticAssets, resolvesDotSegments: true })
