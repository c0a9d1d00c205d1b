import Box from '@mui/material/Box'
import { logoSvg, photoSvg } from '@parichay/scene/fixtures/pictures.ts'
import { fixtureScenes } from '@parichay/scene/fixtures/scenes.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { ScenePicture } from '../ui/scene/ScenePicture.tsx'
import { useInSight } from '../ui/in-sight.ts'

const urlOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const pictures = { photo: urlOf(photoSvg), logo: urlOf(logoSvg) }

/** Every scene the pixel test draws: each script, and each thing a scene can do. */
export function KitScenes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
      }}
    >
      {Object.entries(fixtureScenes).map(([name, scene]) => (
        <KitScene key={name} name={name} scene={scene} />
      ))}
    </Box>
  )
}

function KitScene({ name, scene }: { name: string; scene: Scene }) {
  const [place, inSight] = useInSight()
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        ref={place}
        sx={{
          aspectRatio: `${scene.width} / ${scene.height}`,
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {inSight ? <ScenePicture scene={scene} title={name} pictures={pictures} zoom={0.72} /> : null}
      </Box>
      <Box component="figcaption" sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
        {name}
      </Box>
    </Box>
  )
}
