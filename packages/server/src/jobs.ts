import { lookAtPackages } from './advisory/jobs.ts'
import { lookAtCertificates, lookAtHosts } from './agency-management/domain/jobs.ts'
import { inviteAdmin } from './agency-management/jobs.ts'
import { turnBills } from './bill/jobs.ts'
import { keepFigures } from './analytics/figures/jobs.ts'
import { keepInsights } from './analytics/insights/jobs.ts'
import { sweep } from './analytics/jobs.ts'
import { findReaders, writeLetter } from './analytics/letter/jobs.ts'
import { noticeOfChange, noticeOfDevice, noticeOfTries } from './auth/jobs.ts'
import { runBulk, sweepBulk } from './bulk/jobs.ts'
import { noticeOfPayment } from './card/payment/jobs.ts'
import { forgetFile, makeSizes, sweepBin, sweepSizes } from './document/jobs.ts'
import { eraseDeleted, forgetErased } from './erasure/jobs.ts'
import { noticeToStaff } from './franchisee/people/jobs.ts'
import { makeCopy, makeFilm, sweepFilms } from './greeting/film/jobs.ts'
import { compareImages, forgetLooks } from './greeting/likeness/jobs.ts'
import { countUses } from './greeting/popular/jobs.ts'
import { endRetag } from './greeting/tag/jobs.ts'
import { findReminders, sendReminders, sendTestReminder } from './greeting/reminder/jobs.ts'
import { forgetOldData, makeOwnData, tellOwnData } from './own-data/jobs.ts'
import { mailInvoice, sweepInvoices, writeInvoices } from './invoice/jobs.ts'
import { applyEvent, balance, doOutbox, reconcile, sendBack } from './payment/jobs.ts'
import { makePdfFile, sweepPdfJobs } from './pdf-card/bulk/jobs.ts'
import { sweepPdfFiles } from './pdf-card/jobs.ts'
import { makePdfPhotos } from './pdf-card/photo/jobs.ts'
import { findEnding, remindOfEnd } from './plan/reminder/jobs.ts'
import { makeReport, sweepReports } from './report/jobs.ts'
import { findDueReports, sendReport } from './report/schedule/jobs.ts'
import { makeTest, makeVideoFilm, sweepVideoFilms, wakeFilms } from './video/jobs.ts'
import { readVideoSound } from './video/sound/jobs.ts'
import type { Job } from './platform/queue.ts'

/** Every job there is; their queues are made at start. */
export const jobs: readonly Job[] = [
  inviteAdmin,
  lookAtHosts,
  lookAtCertificates,
  lookAtPackages,
  noticeOfChange,
  noticeOfTries,
  noticeOfDevice,
  noticeToStaff,
  makeOwnData,
  tellOwnData,
  forgetOldData,
  noticeOfPayment,
  forgetFile,
  makeSizes,
  sweepSizes,
  sweepBin,
  sweep,
  eraseDeleted,
  forgetErased,
  keepFigures,
  keepInsights,
  countUses,
  endRetag,
  compareImages,
  forgetLooks,
  mailInvoice,
  writeInvoices,
  sweepInvoices,
  turnBills,
  applyEvent,
  sendBack,
  doOutbox,
  reconcile,
  balance,
  sweepPdfFiles,
  makePdfFile,
  sweepPdfJobs,
  makePdfPhotos,
  findEnding,
  remindOfEnd,
  makeReport,
  sweepReports,
  findDueReports,
  sendReport,
  findReaders,
  writeLetter,
  runBulk,
  sweepBulk,
  makeFilm,
  makeCopy,
  sweepFilms,
  findReminders,
  sendReminders,
  sendTestReminder,
  makeVideoFilm,
  makeTest,
  readVideoSound,
  wakeFilms,
  sweepVideoFilms,
]
