import { readTable } from './read-table.ts'

const self = globalThis as unknown as {
  onmessage: (event: MessageEvent<File>) => void
  postMessage: (answer: unknown) => void
}
self.onmessage = ({ data }) => void readTable(data).then((answer) => self.postMessage(answer))
