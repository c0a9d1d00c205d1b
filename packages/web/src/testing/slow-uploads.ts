/** In the place of `XMLHttpRequest`: a file on its way is there when the test says so, unless it was stopped. */
export class SlowUpload extends EventTarget {
  static readonly sent: SlowUpload[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private isStopped = false
  open() {}
  setRequestHeader() {}
  send() {
    SlowUpload.sent.push(this)
  }
  abort() {
    this.isStopped = true
    this.dispatchEvent(new Event('abort'))
  }
  arrive(documentId: number, url = `/files/${documentId}.webp`) {
    if (this.isStopped) return
    this.status = 200
    this.responseText = JSON.stringify({
      data: { documentId, url, thumbnailUrl: url, width: 1080, height: 1080, bytes: 2048 },
    })
    this.dispatchEvent(new Event('load'))
  }
}
