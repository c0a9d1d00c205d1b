import type { Score } from './score.ts'
import type { TrackName } from './tracks.ts'

const major = [0, 2, 4, 5, 7, 9, 11]
const minor = [0, 2, 3, 5, 7, 8, 10]
const dorian = [0, 2, 3, 5, 7, 9, 10]
/** Thaat Kafi without its weak notes, and Bhairav. */
const bhairav = [0, 1, 4, 5, 7, 8, 11]
const bhupali = [0, 2, 4, 7, 9]

/** All loops, of our own making: eight to sixteen seconds each. */
export const loops: Record<TrackName, Score> = {
  bazaar: {
    tempo: 104,
    root: 62,
    scale: dorian,
    swing: 0.08,
    parts: [
      {
        play: 'sitar',
        loud: 0.5,
        pan: 0.2,
        steps:
          '0 . 2 3 4 - . 3 2 . 0 . 2 - - . 4 . 5 4 3 - . 2 3 . 2 0 1 - - . 0 . 2 3 4 - . 6 7 . 6 5 4 - - . 5 4 3 . 4 3 2 . 1 . 2 1 0 - - -',
      },
      {
        play: 'harmonium',
        loud: 0.17,
        pan: -0.3,
        octave: -1,
        steps: '0 - - - - - - - - - - - - - . . 3 - - - - - - - - - - - - - . .',
      },
      { play: 'low', loud: 0.8, steps: 'x . . . . . x . . . x . . . . .' },
      { play: 'high', loud: 0.34, pan: 0.15, steps: '. . x . x . . x . x . . x . x o' },
      { play: 'manjira', loud: 0.3, pan: -0.4, steps: 'x . . . . . . . x . . . . . . .' },
      {
        play: 'bass',
        loud: 0.5,
        octave: -2,
        steps: '0 . . . . . 0 . . . 4 . . . . . 3 . . . . . 3 . . . 4 . . . . .',
      },
    ],
  },
  morning: {
    tempo: 84,
    root: 64,
    scale: bhupali,
    parts: [
      {
        play: 'santoor',
        loud: 0.42,
        pan: -0.15,
        steps: '0 2 3 5 3 2 3 . 4 3 2 3 5 . 3 . 0 2 3 4 3 2 1 . 2 3 2 1 0 . . .',
      },
      {
        play: 'flute',
        loud: 0.28,
        pan: 0.2,
        octave: 1,
        steps: '. . . . . . . . 3 - - - 2 - - - . . . . . . . . 2 - 1 - 0 - - -',
      },
      {
        play: 'pad',
        loud: 0.32,
        octave: -1,
        steps: '0 - - - - - - - - - - - - - - - 1 - - - - - - - 0 - - - - - - -',
      },
      {
        play: 'bass',
        loud: 0.36,
        octave: -2,
        steps: '0 . . . . . . . 0 . . . . . . . 3 . . . . . . . 0 . . . . . . .',
      },
      { play: 'shaker', loud: 0.3, pan: 0.3, steps: 'x . o . x . o .' },
    ],
  },
  pulse: {
    tempo: 124,
    root: 57,
    scale: minor,
    parts: [
      { play: 'kick', loud: 0.9, steps: 'x . . . x . . . x . . . x . . .' },
      { play: 'clap', loud: 0.5, steps: '. . . . x . . . . . . . x . . .' },
      { play: 'hat', loud: 0.5, pan: 0.2, steps: 'o . x . o . x . o . x . o . x o' },
      {
        play: 'bass',
        loud: 0.6,
        octave: -2,
        steps:
          '0 . 0 . . 0 . 0 0 . 0 . . 0 . 0 5 . 5 . . 5 . 5 5 . 5 . . 5 . 5 2 . 2 . . 2 . 2 2 . 2 . . 2 . 2 6 . 6 . . 6 . 6 6 . 6 . . 4 . 6',
      },
      {
        play: 'bells',
        loud: 0.22,
        pan: -0.25,
        octave: 1,
        steps:
          '0 . . 2 . . 4 . . . 2 . . . . . 0 . . 2 . . 5 . . . 2 . . . . . 2 . . 4 . . 6 . . . 4 . . . . . 1 . . 4 . . 6 . . . 4 . 1 . . .',
      },
      {
        play: 'pad',
        loud: 0.26,
        steps:
          '0 - - - - - - - - - - - - - - - 5 - - - - - - - - - - - - - - - 2 - - - - - - - - - - - - - - - 6 - - - - - - - - - - - - - - -',
      },
    ],
  },
  dhol: {
    tempo: 98,
    beat: 6,
    root: 62,
    scale: major,
    parts: [
      { play: 'low', loud: 1, steps: 'x . . . . x . . x . . . x . . . . x . . x . o .' },
      { play: 'stick', loud: 0.6, pan: 0.2, steps: 'x . x x . x x . x x . x x . x x . x x . x x x x' },
      { play: 'clap', loud: 0.3, steps: '. . . . . . x . . . . . . . . . . . x . . . . .' },
      {
        play: 'shehnai',
        loud: 0.2,
        pan: -0.2,
        octave: 1,
        steps:
          '. . . . . . . . . . . . . . . . . . . . . . . . 0 - - 2 - - 4 - - - - - 3 - - 2 - - 4 - - - . . 4 - - 5 - - 4 - - 3 - - 2 - - 1 - - 0 - - - - - . . . . . . . . . . . . . . . . . . . . . . . .',
      },
      { play: 'bass', loud: 0.5, octave: -2, steps: '0 . . . . 0 . . . . . . 4 . . . . 4 . . . . . .' },
    ],
  },
  evening: {
    tempo: 76,
    root: 60,
    scale: dorian,
    swing: 0.2,
    parts: [
      {
        play: 'piano',
        loud: 0.5,
        pan: -0.1,
        steps: '0 . 2 . 4 . 6 . 4 . 2 . 4 . . . 3 . 5 . 7 . 9 . 7 . 5 . 7 . . .',
      },
      {
        play: 'bass',
        loud: 0.5,
        octave: -2,
        steps: '0 - - . . . 0 . 4 - - . . . . . 3 - - . . . 3 . 6 - - . . . . .',
      },
      { play: 'kick', loud: 0.6, steps: 'x . . . . . . x . . x . . . . .' },
      { play: 'snare', loud: 0.3, steps: '. . . . x . . . . . . . x . . o' },
      { play: 'hat', loud: 0.34, pan: 0.3, steps: 'x . x . x . x o x . x . x . x .' },
      {
        play: 'pad',
        loud: 0.3,
        octave: -1,
        steps: '0 - - - - - - - - - - - - - - - 3 - - - - - - - - - - - - - - -',
      },
    ],
  },
  marimba: {
    tempo: 84,
    root: 65,
    scale: major,
    parts: [
      {
        play: 'marimba',
        loud: 0.6,
        steps: '0 . 4 . 2 . 4 2 0 . 4 . 2 4 5 4 3 . 5 . 7 . 5 3 4 . 6 . 8 6 4 .',
      },
      {
        play: 'marimba',
        loud: 0.3,
        pan: 0.35,
        octave: 1,
        steps: '. . 2 . . . 2 . . . 2 . . . 2 . . . 3 . . . 3 . . . 4 . . . 4 .',
      },
      {
        play: 'bass',
        loud: 0.5,
        octave: -2,
        steps: '0 . . . 0 . . . 5 . . . 5 . . . 3 . . . 3 . . . 4 . . . 4 . . .',
      },
      { play: 'kick', loud: 0.6, steps: 'x . . . . . x . x . . . . . . .' },
      { play: 'clap', loud: 0.36, steps: '. . . . x . . . . . . . x . . .' },
      { play: 'shaker', loud: 0.4, pan: -0.3, steps: 'x o x o' },
    ],
  },
  raga: {
    tempo: 68,
    root: 61,
    scale: bhairav,
    parts: [
      {
        play: 'flute',
        loud: 0.4,
        pan: 0.1,
        octave: 1,
        steps: '0 - - - 1 - 0 - - - 2 - 3 - - - 4 - - - 3 - 2 - 1 - - - 0 - - -',
      },
      {
        play: 'harmonium',
        loud: 0.14,
        octave: -1,
        steps: '0 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -',
      },
      { play: 'sitar', loud: 0.22, pan: -0.35, octave: -1, steps: '4 . 7 . 7 . 0 .' },
      { play: 'low', loud: 0.6, steps: 'x . . . . . o . . . x . . . . .' },
      { play: 'high', loud: 0.24, pan: 0.2, steps: '. . x . x . . . x . . . x . x x' },
    ],
  },
  guitar: {
    tempo: 90,
    root: 55,
    scale: major,
    parts: [
      {
        play: 'guitar',
        loud: 0.55,
        pan: -0.25,
        steps: '0 4 7 9 7 4 7 4 5 9 11 12 11 9 11 9 3 7 9 10 9 7 9 7 4 8 10 11 10 8 10 8',
      },
      {
        play: 'guitar',
        loud: 0.4,
        pan: 0.3,
        octave: 1,
        steps: '. . . . 2 - - 1 0 - - - . . . . . . . . 0 - - 1 1 - - - . . . .',
      },
      {
        play: 'bass',
        loud: 0.46,
        octave: -1,
        steps: '0 . . . . . 0 . 5 . . . . . 5 . 3 . . . . . 3 . 4 . . . . . 4 .',
      },
      { play: 'clap', loud: 0.28, steps: '. . . . x . . . . . . . x . . .' },
      { play: 'shaker', loud: 0.34, steps: 'x o o x o o x o' },
    ],
  },
  piano: {
    tempo: 72,
    root: 60,
    scale: major,
    parts: [
      { play: 'piano', loud: 0.5, steps: '4 - - 2 7 - - - 6 - 4 - 2 - - - 5 - - 3 7 - - - 6 - 5 - 4 - - -' },
      {
        play: 'piano',
        loud: 0.32,
        octave: -1,
        pan: -0.2,
        steps: '0 4 7 4 0 4 7 4 5 9 12 9 5 9 12 9 3 7 10 7 3 7 10 7 4 8 11 8 4 8 11 8',
      },
      {
        play: 'pad',
        loud: 0.28,
        octave: -1,
        steps: '0 - - - - - - - 5 - - - - - - - 3 - - - - - - - 4 - - - - - - -',
      },
    ],
  },
  trust: {
    tempo: 116,
    root: 62,
    scale: major,
    parts: [
      {
        play: 'guitar',
        loud: 0.34,
        pan: 0.25,
        steps:
          '7 . 7 7 . 7 7 . 7 . 7 7 . 7 7 . 8 . 8 8 . 8 8 . 8 . 8 8 . 8 8 . 9 . 9 9 . 9 9 . 9 . 9 9 . 9 9 . 8 . 8 8 . 8 8 . 6 . 6 6 . 6 6 .',
      },
      {
        play: 'piano',
        loud: 0.4,
        pan: -0.15,
        steps:
          '4 - - - . . 2 - 4 - - - . . . . 4 - - - . . 5 - 4 - - - . . . . 5 - - - . . 4 - 3 - - - . . . . 2 - - - . . 3 - 1 - - - . . . .',
      },
      {
        play: 'pad',
        loud: 0.3,
        octave: -1,
        steps:
          '0 - - - - - - - - - - - - - - - 4 - - - - - - - - - - - - - - - 5 - - - - - - - - - - - - - - - 3 - - - - - - - - - - - - - - -',
      },
      {
        play: 'bass',
        loud: 0.44,
        octave: -2,
        steps:
          '0 . . . 0 . . . 0 . . . 0 . . . 4 . . . 4 . . . 4 . . . 4 . . . 5 . . . 5 . . . 5 . . . 5 . . . 3 . . . 3 . . . 3 . . . 3 . . .',
      },
      { play: 'kick', loud: 0.5, steps: 'x . . . . . . . x . . . . . . .' },
      { play: 'hat', loud: 0.26, pan: -0.2, steps: '. . x . . . x .' },
    ],
  },
  playful: {
    tempo: 92,
    root: 67,
    scale: bhupali,
    swing: 0.16,
    parts: [
      {
        play: 'marimba',
        loud: 0.5,
        steps: '0 . 1 2 . 3 2 . 3 . 4 3 2 . . . 0 . 1 2 . 3 2 . 1 . 2 1 0 . . .',
      },
      {
        play: 'bells',
        loud: 0.2,
        pan: 0.3,
        octave: 1,
        steps: '. . . . . . . . 3 . . . 2 . . . . . . . . . . . 1 . . . 0 . . .',
      },
      {
        play: 'bass',
        loud: 0.5,
        octave: -2,
        steps: '0 . . . 3 . . . 0 . . . 3 . . . 1 . . . 3 . . . 3 . . . 0 . . .',
      },
      { play: 'clap', loud: 0.34, steps: '. . . . x . . . . . . . x . x .' },
      { play: 'stick', loud: 0.22, pan: -0.3, steps: 'x . o x . o x .' },
    ],
  },
  festival: {
    tempo: 108,
    root: 62,
    scale: major,
    parts: [
      {
        play: 'shehnai',
        loud: 0.24,
        pan: 0.1,
        steps:
          '4 - - 3 4 - 5 - 7 - - - 6 - 5 - 4 - - 3 2 - 3 - 4 - - - . . . . 2 - - 1 2 - 3 - 5 - - - 4 - 3 - 2 - - 1 0 - 1 - 0 - - - . . . .',
      },
      {
        play: 'santoor',
        loud: 0.3,
        pan: -0.3,
        octave: 1,
        steps: '0 2 4 2 0 2 4 2 0 2 4 2 0 2 4 2 3 5 7 5 3 5 7 5 4 6 8 6 4 6 8 6',
      },
      { play: 'low', loud: 0.85, steps: 'x . . . x . x . x . . . x . . x' },
      { play: 'stick', loud: 0.4, pan: 0.3, steps: 'x . x x x . x . x . x x x . x x' },
      { play: 'manjira', loud: 0.34, pan: -0.3, steps: 'x . . . x . . .' },
      {
        play: 'bass',
        loud: 0.5,
        octave: -2,
        steps: '0 . . . 0 . . . 0 . . . 0 . . . 3 . . . 3 . . . 4 . . . 4 . . .',
      },
    ],
  },
}
