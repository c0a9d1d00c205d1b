import { VideosForm, typedVideos, type TypedVideos } from '@parichay/contract/card/videos-form.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { call } from '../../api/client.ts'
import { SectionForm, type SectionProps } from '../SectionForm.tsx'
import { VideosEditor } from './VideosEditor.tsx'

export function VideosSection({ card, onTyped, foot, onSaved }: SectionProps) {
  return (
    <SectionForm<TypedVideos, TypedVideos>
      card={card}
      name="videos"
      schema={VideosForm}
      typed={typedVideos}
      save={({ videos }, target) =>
        call(cardRoutes.updateCardYoutubeVideos, { body: { ...target, youtubeVideos: videos } })
      }
      onTyped={(typed) => onTyped(typed ? { sections: { youtubeVideos: typed.videos } } : {})}
      fieldOf={(field) => field.replace(/^youtubeVideos/, 'videos')}
      foot={foot}
      onSaved={onSaved}
    >
      <VideosEditor limit={card.limit.youtube} />
    </SectionForm>
  )
}
